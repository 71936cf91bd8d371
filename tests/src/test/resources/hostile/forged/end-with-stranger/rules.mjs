// Ends the game with a winner who is not there.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.end({ winners: [{ seat: 9 }] });
  } },
};
