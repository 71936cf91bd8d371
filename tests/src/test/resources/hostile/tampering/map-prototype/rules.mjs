// Replaces a method of all maps.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    Map.prototype.get = () => 7;
  } },
};
