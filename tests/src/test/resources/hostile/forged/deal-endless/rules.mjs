// Deals infinitely many cards.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.deck.deal(Infinity, me.hand);
  } },
};
