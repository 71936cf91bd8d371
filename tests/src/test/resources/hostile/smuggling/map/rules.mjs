// Keeps it in a map.
const memo = new Map();
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    memo.set(1, 2);
  } },
};
