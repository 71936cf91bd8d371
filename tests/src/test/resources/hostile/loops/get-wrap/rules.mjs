// A getter in what is wrapped never ends.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
export const wrap = { get on() { for (;;); } };
