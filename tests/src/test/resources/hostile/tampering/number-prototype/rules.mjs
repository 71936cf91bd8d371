// Gives all numbers a method.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    Object.getPrototypeOf(1).valueOf = () => 9;
  } },
};
