// Deals half a card.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.deck.deal(0.5, me.hand);
  } },
};
