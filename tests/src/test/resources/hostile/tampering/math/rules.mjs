// Replaces a function that others count with.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    Math.max = () => 9;
  } },
};
