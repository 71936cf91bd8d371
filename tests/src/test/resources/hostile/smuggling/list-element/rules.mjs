// Keeps it in the element of a list.
const memo = [0];
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    memo[0]++;
  } },
};
