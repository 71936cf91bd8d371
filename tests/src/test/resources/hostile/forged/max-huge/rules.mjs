// Allows more picks than can be counted.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { pick: { n: { from: () => [1, 2, 3], min: () => 0, max: () => 2 ** 40 } }, apply: () => {} },
};
