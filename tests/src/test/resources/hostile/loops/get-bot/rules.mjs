// A getter among the bots never ends.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
export const bots = { get owl() { for (;;); } };
