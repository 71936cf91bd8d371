// Moves a made-up piece by the method of pieces.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.deck.top.moveTo.call({ id: 99, kind: 'x' }, me.hand);
  } },
};
