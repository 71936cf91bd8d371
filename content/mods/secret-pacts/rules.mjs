const PACTS = 2, POINTS = 2;

const met = (pact, row) => pact.colour === undefined ? row.countBy('type', pact.type) : row.countBy('colour', pact.colour);

export const steps = {
  setup: original => ({ ...original, run: it => {
    for (const p of it.game.players) it.game.pactDeck.deal(PACTS, p.pacts);
    original.run(it);
  } }),
};

export const modify = {
  score: ({ game, value, player }) => {
    player.pactPoints = player.pacts.sum(pact => POINTS * met(pact, player.summoned));
    player.pacts.forEach(pact => game.scored(player, pact, POINTS * met(pact, player.summoned)));
    game.say('pacts', { player, points: player.pactPoints, one: player.pacts.at(0), two: player.pacts.at(1) });
    return value + player.pactPoints;
  },
};
