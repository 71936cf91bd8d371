// Deletes a method of the game.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    delete Object.getPrototypeOf(game).push;
  } },
};
