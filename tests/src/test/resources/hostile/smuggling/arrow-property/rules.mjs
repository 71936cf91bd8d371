// Keeps it on an arrow function.
const memo = () => 1;
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    memo.n = 1;
  } },
};
