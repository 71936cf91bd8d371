import { countSuits, scoreCards } from './scoring.mjs';
export { invariants } from './invariants.mjs';

const HAND = 5, ROUNDS = 3, TOO_MAD = 9, BONUS = 4;
const SUITS = ['races', 'locations', 'outer_gods', 'great_old_ones', 'manuscripts'];

export const moves = {
  keep: {
    pick: { card: 'hand' },
    apply: ({ me, card }) => card.moveTo(me.chosen),
  },
  takePoints: {
    apply: ({ game, me }) => award(game, me, game.compute('bonus', BONUS, { player: me })),
  },
  shedMadness: {
    check: ({ game, me }) => me.madness > 0 || game.why('noMadness'),
    apply: ({ me }) => { me.madness -= 1; },
  },
  nameSuit: {
    pick: { suit: SUITS },
    apply: ({ game, suit }) => game.push('score', { dreamt: suit }),
  },
  keepAndDiscard: {
    pick: {
      keep: 'hand',
      discard: ({ me, keep }) => me.hand.filter(card => card !== keep),
    },
    apply: ({ me, keep, discard }) => { keep.moveTo(me.keeping); discard.moveTo(me.discarding); },
  },
};

export const steps = {
  deal: {
    run: ({ game }) => {
      for (const p of game.players) game.deck.deal(HAND, p.hand);
      game.go('draft');
    },
  },

  draft: {                                    // both have chosen: reveal together, then swap hands
    done: ({ game }) => {
      for (const p of game.players) p.chosen.moveAll(p.tableau);
      const [a, b] = game.players;
      game.say('revealed', { first: a, card: a.tableau.last, second: b, other: b.tableau.last });
      game.passLeft('hand');
      game.go(game.players[0].hand.isEmpty ? 'intake' : 'draft');
    },
  },

  intake: {
    run: ({ game }) => {
      const [a, b] = game.players;
      for (const p of game.players) {
        p.got = p.tableau.countBy('madness', true) + p.kept.countBy('madness', true);
        p.madness += p.got;
        if (p.got > 0) game.say('tookMadness', { player: p, tokens: p.got, held: p.madness });
      }
      if (a.got !== b.got) game.push('bonus', { who: a.got > b.got ? a : b });
      game.push('dream');
    },
  },

  dream: {                                    // the price of the wild card, then its suit, then the objectives
    run: ({ game }) => {
      const owner = game.players.find(p => p.tableau.has('dreamlands') || p.kept.has('dreamlands'));
      if (owner === undefined) return game.push('score');
      if (owner.left.madness > 0) {
        owner.left.madness -= 1;
        owner.madness += 1;
        game.say('dreamtToken', { player: owner, from: owner.left });
      }
      game.push('name', { who: owner });
    },
  },

  score: {
    run: ({ game, step }) => {
      const suits = game.players.map(p => countSuits(p, step.dreamt));
      for (const p of game.players) {
        game.say('counts', { player: p });
        const points = scoreCards(game, p, suits[p.seat], suits[p.left.seat], step.dreamt);
        award(game, p, points);
        game.say('scored', { player: p, points, total: p.score });
      }
      finishRound(game);
    },
  },

  refresh: {
    done: ({ game }) => {
      for (const p of game.players) {
        const discarded = p.discarding.top;
        p.keeping.moveAll(p.kept);
        discarded.moveTo(game.compute('discardTo', game.discards, { player: p }));
        game.say('refreshed', { player: p, kept: p.kept.last, discarded });
      }
      for (const p of game.players) game.deck.deal(HAND - p.hand.size, p.hand);
      game.round += 1;
      game.go('draft');
    },
  },
};

function award(game, player, points) {
  if (game.round === 1) player.firstRound += points;
  else if (game.round === 2) player.secondRound += points;
  else player.thirdRound += points;
  player.score += points;
}

function finishRound(game) {
  const limit = game.compute('sanityLimit', TOO_MAD);
  const sane = game.players.filter(p => p.madness < limit);
  for (const p of game.players) if (p.madness >= limit) game.because('wentMad', { player: p, held: p.madness, limit });
  if (sane.length === 0) game.end({ reason: 'both_mad' });
  else if (sane.length === 1) game.end({ winners: sane, reason: 'opponent_mad' });
  else if (game.round === ROUNDS) {
    const winners = game.most('score');
    if (winners.length > 1) game.because('equalPoints', { points: winners[0].score });
    else game.because('ahead', { player: winners[0], points: winners[0].score, by: winners[0].score - game.least('score')[0].score });
    game.end({ winners, reason: winners.length > 1 ? 'shared' : 'points' });
  } else {
    for (const p of game.players) p.tableau.moveAll(p.hand);
    game.push('refresh');
  }
}
