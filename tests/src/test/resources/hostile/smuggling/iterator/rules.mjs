// Keeps an iterator that goes on from where it was.
const memo = [1, 2].values();
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
