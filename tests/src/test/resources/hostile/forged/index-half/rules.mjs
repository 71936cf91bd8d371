// Puts a card at place 0.5.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.deck.top.moveTo(me.hand, 0.5);
  } },
};
