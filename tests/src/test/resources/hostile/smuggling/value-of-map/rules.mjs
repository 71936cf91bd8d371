// Keeps it in the value of a map.
const memo = new Map([[1, {}]]);
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    memo.get(1).n = 1;
  } },
};
