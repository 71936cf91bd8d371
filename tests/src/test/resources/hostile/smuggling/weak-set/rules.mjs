// Keeps it in a weak set.
const memo = new WeakSet();
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
