// Keeps it in the length of a list.
const memo = [1, 2, 3];
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    memo.length = 1;
  } },
};
