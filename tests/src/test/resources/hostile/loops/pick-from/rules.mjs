// What can be chosen, in the long form, is never told.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { pick: { n: { from: () => { for (;;); } } }, apply: () => {} },
};
