// Ends the game for a reason that is no word of the pack.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.end({ winners: [me], reason: 'because' });
  } },
};
