// Ends the game with a winner of seat -1.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.end({ winners: [{ seat: -1 }] });
  } },
};
