// Keeps a count in an object.
const memo = {};
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    memo.n = (memo.n ?? 0) + 1;
  } },
};
