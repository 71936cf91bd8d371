// Changes a map by the method of all maps.
const memo = new Map([[1, 2]]);
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    Map.prototype.delete.call(memo, 1);
  } },
};
