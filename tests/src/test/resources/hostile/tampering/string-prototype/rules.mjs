// Replaces a method of all texts.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    String.prototype.includes = () => true;
  } },
};
