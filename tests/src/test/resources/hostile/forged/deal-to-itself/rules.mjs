// Deals the deck onto the deck without end.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    for (;;) game.deck.deal(1, game.deck);
  } },
};
