// Deals a number of cards that is none.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.deck.deal(NaN, me.hand);
  } },
};
