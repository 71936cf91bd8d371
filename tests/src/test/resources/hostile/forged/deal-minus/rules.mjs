// Deals minus three cards.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.deck.deal(-3, me.hand);
  } },
};
