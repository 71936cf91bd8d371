// Keeps a pattern that remembers where it was.
const memo = /a/g;
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
