// How many may be chosen is never told.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { pick: { n: { from: () => [1, 2], max: () => { for (;;); } } }, apply: () => {} },
};
