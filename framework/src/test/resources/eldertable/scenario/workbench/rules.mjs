export const moves = {
  keep: {
    pick: { card: ({ me }) => me.hand },
    check: ({ card }) => !card.rare || 'Nobody keeps a pearl.',
    apply: ({ game, card }) => card.moveTo(game.line),
  },
  give: {
    pick: { to: ({ game, me }) => game.others(me), cards: { from: ({ me }) => me.hand, min: 1, max: 2 } },
    apply: ({ to, cards }) => { for (const card of cards) card.moveTo(to.hand); },
  },
  roll: { apply: ({ game, me }) => { me.score += game.roll('power') + game.roll('power'); game.say('rolled', { me }); } },
  draw: {
    pick: { number: [1, 2, 3] },
    check: ({ game, number }) => number <= game.deck.size || 'The deck is too small.',
    apply: ({ game, me, number }) => { game.deck.deal(number, me.hand); },
  },
  travel: {
    pick: { who: ({ game, me }) => game.piecesOf('diver').filter(d => d.owner === me), to: ({ game }) => game.sea.spaces.filter(s => s.terrain !== 'rock') },
    apply: ({ who, to }) => who.moveTo(to),
  },
  take: { pick: { colours: { from: ({ game }) => game.kind('red') && [game.kind('red'), game.kind('red'), game.kind('blue')], min: 2, max: 2 } },
    apply: ({ game, me, colours }) => { for (const c of colours) game.bag.give(me.purse, c); } },
  name: { pick: { word: ['hunt', 'rest'] }, apply: ({ game, me, word }) => { if (word === 'rest') game.end({ winners: [me], reason: 'won' }); } },
  peek: { pick: { card: ({ game }) => game.line }, apply: ({ me, card }) => card.showTo(me) },
  pass: { apply: ({ game }) => { game.active = game.active.left; game.go('turn'); } },
  brood: { when: ({ me }) => me.score > 0 || 'You have nothing to brood on.', apply: ({ game }) => { game.round = game.nothing.size; } },
};

export const steps = {
  deal: { run: ({ game }) => { for (const p of game.players) game.deck.deal(2, p.hand); game.go('turn'); } },
  tidy: { run: ({ game }) => { game.round += game.random(3); game.players[0].purse.add(game.bag.draw()); game.go('turn'); } },
};
