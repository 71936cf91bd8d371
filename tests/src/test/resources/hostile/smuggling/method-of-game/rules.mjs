// Keeps it on a method of the game.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.push.n = 1;
  } },
};
