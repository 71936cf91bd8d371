// Keeps it in a list.
const memo = [];
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    memo.push(1);
  } },
};
