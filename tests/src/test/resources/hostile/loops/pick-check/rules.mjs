// Whether one thing can be chosen is never settled.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { pick: { n: { from: () => [1, 2], check: () => { for (;;); } } }, apply: () => {} },
};
