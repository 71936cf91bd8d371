// Puts a card at place -2 of a zone.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.deck.top.moveTo(me.hand, -2);
  } },
};
