// Throws an error with a message of a million letters.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    throw new Error('x'.repeat(1000000));
  } },
};
