// A getter among the hints never ends.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
export const hints = { get value() { for (;;); } };
