// Ends the game with a player at two places.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.end({ ranking: [me, me] });
  } },
};
