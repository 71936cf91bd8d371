// What wraps a move never ends.
export const first = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
export const moves = { ...first, get good() { return first.good; } };
export const steps = { get turn() { for (;;); } };
