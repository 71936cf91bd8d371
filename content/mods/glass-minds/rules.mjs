// Chosen cards stay in the open hand until both have chosen; only their places are noted. What bots make up for a place that
// they cannot see may lie behind the last card, so places go round.
const at = (cards, place) => cards[(place + cards.length - 1) % cards.length];
const others = (player, keep) => player.hand.filter(card => card !== keep);

export const moves = {
  keep: original => ({ ...original, apply: ({ me, card }) => { me.choice = card.index + 1; } }),
  keepAndDiscard: original => ({
    ...original,
    apply: ({ me, keep, discard }) => { me.choice = keep.index + 1; me.letGo = others(me, keep).indexOf(discard) + 1; },
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
  draft: whenRevealed(p => at([...p.hand], p.choice).moveTo(p.chosen)),
  refresh: whenRevealed(p => {
    const keep = at([...p.hand], p.choice), discard = at(others(p, keep), p.letGo);
    keep.moveTo(p.keeping);
    discard.moveTo(p.discarding);
  }),
};
