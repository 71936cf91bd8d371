// Keeps it in a set inside an object.
const memo = { seen: new Set([1]) };
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    memo.seen.clear();
  } },
};
