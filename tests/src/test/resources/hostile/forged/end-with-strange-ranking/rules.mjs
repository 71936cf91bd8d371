// Ends the game with a ranking of strangers.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.end({ ranking: [{ seat: 7 }, { seat: 8 }] });
  } },
};
