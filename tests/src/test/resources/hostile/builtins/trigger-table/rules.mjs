// Asks the table without end.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    for (;;) game.deck.shuffle();
  } },
};
