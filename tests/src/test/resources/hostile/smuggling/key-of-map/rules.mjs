// Keeps it in the key of a map.
const memo = new Map([[{}, 1]]);
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    [...memo.keys()][0].n = 1;
  } },
};
