// Reads the clock.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    me.score += Date.now() % 2;
  } },
};
