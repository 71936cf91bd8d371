// Throws an object without a prototype.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    throw Object.create(null);
  } },
};
