// Moves a card into a made-up zone.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.deck.top.moveTo({ id: 'hand', size: 0, pieces: [] });
  } },
};
