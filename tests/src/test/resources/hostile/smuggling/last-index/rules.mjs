// Keeps it in the place where a pattern stopped.
const memo = /a/;
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    memo.lastIndex = 1;
  } },
};
