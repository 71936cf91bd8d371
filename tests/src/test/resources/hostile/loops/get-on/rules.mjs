// A getter among the events never ends.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
export const on = { get rain() { for (;;); } };
