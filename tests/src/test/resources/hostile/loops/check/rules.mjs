// Whether a choice will do is never settled.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { pick: { n: [1, 2] }, check: () => { for (;;); }, apply: () => {} },
};
