const next = game => {
  game.turn += 1;
  game.active = game.after(game.active);
  if (game.turn >= game.option('length')) game.end({ winners: game.most('gold'), reason: 'sunk' });
  else if (game.turn % 5 === 0) { game.push('vote'); game.push('turn'); }
  else game.push('turn');
};

export const moves = {
  draw: {
    when: ({ game }) => !game.deck.isEmpty || 'The deck is empty.',
    apply: ({ game, me }) => { const card = game.deck.top; card.moveTo(me.hand); game.say('drawn', { me, card }); next(game); },
  },
  lay: {
    pick: { card: ({ me }) => me.hand, way: ['up', 'down'] },
    apply: ({ game, card, way }) => { card.moveTo(game.line); card.faceUp = way === 'up'; next(game); },
  },
  peek: {
    pick: { card: ({ game }) => game.line.filter(c => !c.faceUp) },
    apply: ({ game, me, card }) => { card.showTo(me); game.say('peeked', { me, card }, me); next(game); },
  },
  take: {
    pick: { card: ({ game }) => game.line },
    apply: ({ game, me, card }) => { card.moveTo(me.hand); next(game); },
  },
  steal: {
    pick: { from: ({ game, me }) => game.others(me).filter(p => p.hand.size > 0), card: ({ from }) => from.hand },
    apply: ({ game, me, from, card }) => { card.mark += 1; game.push('answer', { who: from, card, from: me, left: 1, calm: true }); next(game); },
  },
  dig: {
    when: ({ game }) => !game.bag.isEmpty || 'The bag is empty.',
    apply: ({ game, me }) => { me.stash.add(game.bag.draw()); if (!game.bag.isEmpty) me.sack.add(game.bag.draw()); next(game); },
  },
  load: {
    pick: { gem: ({ me }) => me.stash.kinds(), at: [0, 1, 2] },
    apply: ({ game, me, gem, at }) => { me.stash.give(me.dial, gem, 1, 0, at); next(game); },
  },
  travel: {
    pick: { diver: ({ game, me }) => game.piecesOf('diver').filter(d => d.owner === me), to: ({ game }) => [...game.map.spaces, game.deckPlan.space('A1')] },
    apply: ({ game, me, diver, to }) => { diver.moveTo(to); const n = game.roll('depth'); me.air -= n; game.say('sank', { me, n }); next(game); },
  },
  bury: {
    pick: { cards: { from: ({ me }) => me.hand, min: 1, max: 2 } },
    check: ({ cards }) => cards.length < 2 || cards[0].kind !== cards[1].kind || 'Not two alike.',
    apply: ({ game, cards }) => { for (const c of cards) c.moveOnto(game.pile); next(game); },
  },
  hoard: { apply: ({ game, me }) => { me.gold += 1 + game.random(3); game.threat[game.members('cave')[game.random(2)]] += 1; next(game); } },
  hide: {
    pick: { card: ({ me }) => me.hand },
    apply: ({ game, card }) => { card.rust += 1; card.moveTo(game.grotto[game.members('cave')[game.random(2)]]); game.deck.shuffle(); next(game); },
  },
  stumble: {
    when: ({ game }) => game.option('mode') === 'storm' && game.turn === 0 || 'You stand firm.',
    apply: ({ game, me }) => { game.deck.deal(1, me.hand); me.air += 1; game.nothing.here(); },
  },
  look: {
    when: ({ me }) => me.air > 0 || 'You are out of air.',
    apply: ({ game, me }) => { me.air -= 1; if (!game.deck.isEmpty) game.deck.top.showTo(me); },
  },
  grumble: { apply: ({ step }) => { step.card.moveTo(step.from.hand); } },
  pay: {
    check: ({ me }) => me.gold > 0 || 'You have no gold.',
    apply: ({ me, step }) => { me.gold -= 1; step.from.gold += 1; },
  },
  choose: {
    pick: { card: ({ me }) => me.hand },
    apply: ({ me, card }) => card.moveTo(me.ballot),
  },
};

export const steps = {
  prepare: {
    run: ({ game }) => {
      for (const p of game.players) {
        game.deck.deal(2, p.hand);
        p.gold = game.random(4);
      }
      game.deck.deal(1, game.pile);
      game.push('turn');
    },
  },
  vote: {
    done: ({ game }) => { for (const p of game.players) p.ballot.moveAll(p.shown); },
  },
};
