// Gives a player another zone as the hand.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    me.hand = game.deck;
  } },
};
