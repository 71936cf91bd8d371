// Keeps it in the second of two things declared together.
const one = 1, memo = {};
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    memo.n = 1;
  } },
};
