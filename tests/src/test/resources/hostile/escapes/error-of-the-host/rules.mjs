// Looks into the error that a wrong call gives.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.deck.deal({ valueOf() { throw game; } }, me.hand);
  } },
};
