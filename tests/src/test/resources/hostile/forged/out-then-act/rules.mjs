// Takes everybody out of the game.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.players.forEach(p => p.leaveGame());
  } },
};
