// Keeps it on a method of a zone.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.deck.count.n = 1;
  } },
};
