// Wants more picks than it allows.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { pick: { n: { from: () => [1, 2, 3], min: () => 3, max: () => 1 } }, apply: () => {} },
};
