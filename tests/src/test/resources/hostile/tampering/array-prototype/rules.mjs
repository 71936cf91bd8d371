// Replaces a method of all lists.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    Array.prototype.push = () => 0;
  } },
};
