// Keeps it in a set.
const memo = new Set();
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    memo.add(1);
  } },
};
