// How good a table is, is never told, to a bot that searches.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
export const hints = { horizon: 2, value: () => { for (;;); } };
