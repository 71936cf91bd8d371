// Ends the game with a text as the winner.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.end({ winners: 'A' });
  } },
};
