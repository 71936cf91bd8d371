// Keeps a promise.
const memo = (async () => 1)();
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
