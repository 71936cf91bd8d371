// How good a table is, is never told.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
export const hints = { value: () => { for (;;); } };
