// Keeps it behind a weak reference.
const memo = new WeakRef({});
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
