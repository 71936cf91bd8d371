// Wants minus five picks.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { pick: { n: { from: () => [1, 2, 3], min: () => -5, max: () => 2 } }, apply: () => {} },
};
