// Moves a piece of a number that is not there.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.deck.top.moveTo.call(Object.create(game.deck.top, { id: { value: 5000 } }), me.hand);
  } },
};
