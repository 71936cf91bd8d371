const HAND = 3;

/** @type {Moves} */
export const moves = {
  play: {
    pick: { card: 'hand' },
    apply: ({ me, card }) => card.moveTo(me.played),
  },
};

/** @type {Steps} */
export const steps = {
  deal: {
    run: ({ game }) => {
      for (const p of game.players) game.deck.deal(HAND, p.hand);
      game.go('trick');
    },
  },
  trick: {
    done: ({ game }) => {                     // everybody has played: the highest cards take the trick
      // A question that a variant may answer differently: see "Extension points" in the handbook.
      const rank = p => game.compute('rank', p.played.top.rank, { player: p, played: p.played.top });
      const highest = Math.max(...game.players.map(rank));
      for (const p of game.players.filter(p => rank(p) === highest)) p.score += 1;
      for (const p of game.players) p.played.moveAll(p.tricks);
      game.go(game.players.some(p => p.hand.size > 0) ? 'trick' : 'end');
    },
  },
  end: {
    run: ({ game }) => game.end({ winners: game.most('score'), reason: 'points' }),
  },
};
