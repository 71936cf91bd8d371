// Writes to a variable that nobody declared.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    memory = 1;
  } },
};
