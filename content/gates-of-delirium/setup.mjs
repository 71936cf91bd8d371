const HAND = 5, GATES_FACE_UP = 4, SCROLL_SLOTS = 3;

/** Two players use the other side of the map. */
export const isSideTwo = game => game.players.length === 2;

export const setup = {
  run: ({ game }) => {
    for (const p of game.players) game.actionDeck.deal(game.compute('handSize', HAND, { player: p }), p.hand);
    game.gateDeck.deal(GATES_FACE_UP, game.gateSupply);
    game.scrollsOut.deal(game.compute('scrollSlots', SCROLL_SLOTS), game.sealedScrolls);
    if (isSideTwo(game)) {
      for (const disc of game.discs.filter(d => d.threePlus)) disc.moveTo(game.box);
      for (const region of game.map.spaces) placeNeutrals(game, region);
    }
    game.active = game.players[game.random(game.players.length)];
    game.underside.find('sane').moveTo(game.active.disc);
    game.say(isSideTwo(game) ? 'beginsAmongStrangers' : 'begins', { player: game.active });
    game.push('sanity');
  },
};

function placeNeutrals(game, region) {
  for (let i = 0; i < region.neutrals; i++) game.box.find('neutral').moveTo(region);
}
