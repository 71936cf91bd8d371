// Keeps it behind a proxy.
const memo = new Proxy({}, {});
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
