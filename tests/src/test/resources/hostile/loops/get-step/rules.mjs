// A getter in a step never ends.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
export const steps = { turn: { get done() { for (;;); } } };
