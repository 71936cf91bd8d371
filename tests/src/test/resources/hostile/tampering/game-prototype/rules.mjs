// Replaces how games end.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    Object.getPrototypeOf(game).end = () => 0;
  } },
};
