// Puts a card at a place that is no number.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.deck.top.moveTo(me.hand, NaN);
  } },
};
