// Wants a number of picks that is none.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { pick: { n: { from: () => [1, 2, 3], min: () => NaN, max: () => 2 } }, apply: () => {} },
};
