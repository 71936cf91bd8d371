// Keeps it in a weak map.
const memo = new WeakMap();
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
