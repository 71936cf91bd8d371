// Chosen cards stay in the open hand until both have chosen; only their places are noted.
const take = (hand, place) => hand.at(place - 1);

export const moves = {
  keep: original => ({ ...original, apply: ({ me, card }) => { me.choice = card.index + 1; } }),
  keepAndDiscard: original => ({
    ...original,
    apply: ({ me, keep, discard }) => { me.choice = keep.index + 1; me.letGo = discard.index + 1; },
  }),
};

const whenRevealed = reveal => original => ({
  ...original,
  done: it => {
    for (const p of it.game.players) {
      reveal(p);
      p.choice = 0;
      p.letGo = 0;
    }
    original.done(it);
  },
});

export const steps = {
  draft: whenRevealed(p => take(p.hand, p.choice).moveTo(p.chosen)),
  refresh: whenRevealed(p => {
    const keep = take(p.hand, p.choice), discard = take(p.hand, p.letGo);
    keep.moveTo(p.keeping);
    discard.moveTo(p.discarding);
  }),
};
