// Joins a list of four billion holes.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    new Array(2 ** 32 - 1).join('');
  } },
};
