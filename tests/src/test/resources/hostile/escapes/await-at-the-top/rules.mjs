// Waits at the top of its module for ever.
await new Promise(() => {});
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
