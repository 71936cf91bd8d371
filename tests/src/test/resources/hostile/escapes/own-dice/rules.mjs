// Throws dice that the saved game knows nothing of.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    me.score += Math.floor(Math.random() * 6);
  } },
};
