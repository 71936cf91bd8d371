// Weighs a move less than nothing.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
export const hints = { weigh: { bad: () => -1 } };
