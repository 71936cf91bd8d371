// A getter among the weights never ends.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
export const hints = { weigh: { get good() { for (;;); } } };
