// How likely a move is, is never told.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
export const hints = { weigh: { bad: () => { for (;;); } } };
