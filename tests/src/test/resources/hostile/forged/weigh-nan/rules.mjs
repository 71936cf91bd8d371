// Weighs a move with what is no number.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
export const hints = { weigh: { bad: () => NaN } };
