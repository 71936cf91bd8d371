// Keeps it on a function.
function memo() {}
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    memo.n = 1;
  } },
};
