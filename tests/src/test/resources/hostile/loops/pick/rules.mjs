// What can be chosen is never told.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { pick: { n: () => { for (;;); } }, apply: () => {} },
};
