// Shuffles a made-up zone.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.deck.shuffle.call({ id: 'deck' });
  } },
};
