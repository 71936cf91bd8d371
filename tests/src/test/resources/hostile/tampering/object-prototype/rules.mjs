// Gives all objects a property.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    Object.prototype.hacked = 1;
  } },
};
