// Replaces how functions are called.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    Function.prototype.call = () => 0;
  } },
};
