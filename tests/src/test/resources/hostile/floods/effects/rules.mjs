// Moves a card to and fro without end.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    for (;;) { game.deck.top.moveTo(me.hand); me.hand.top.moveTo(game.deck); }
  } },
};
