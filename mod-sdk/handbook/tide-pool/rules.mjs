const full = (me, card) => me.tableau.count(card.kind) >= 3;

export const moves = {
  keep: {
    pick: { card: ({ me }) => me.hand },
    check: ({ me, card }) => !full(me, card) || me.hand.every(c => full(me, c)) || 'You already keep three of those.',
    apply: ({ me, card }) => card.moveTo(me.chosen),
  },
};

export const steps = {
  deal: {
    run: ({ game }) => {
      for (const p of game.players) game.deck.deal(5, p.hand);
      game.go('draft');
    },
  },
  draft: {
    done: ({ game }) => {                     // everybody has chosen: reveal together, pass the hands on
      for (const p of game.players) p.chosen.moveAll(p.tableau);
      game.passLeft('hand');
      game.go(game.players.some(p => p.hand.size > 0) ? 'draft' : 'score');
    },
  },
  score: {
    run: ({ game }) => {
      for (const p of game.players) {
        p.tableau.forEach(card => game.scored(p, card, card.points));      // shown card by card
        p.score += p.tableau.sum(card => card.points);
      }
      game.end({ winners: game.most('score'), reason: 'points' });
    },
  },
};

/** A bot that keeps what scores most and thinks no further. */
export const bots = {
  greedy: { choose: ({ options }) => options.reduce((best, card) => card.points > best.points ? card : best) },
};
