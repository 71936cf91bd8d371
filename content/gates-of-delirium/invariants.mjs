// What holds after every move: nothing is ever lost or made.
const TOKENS = 24;

export const invariants = ({ game }) => {
  let actions = game.actionDeck.size + game.discards.size + game.played.size;
  let gateCards = game.gateDeck.size + game.gateSupply.size;
  let discs = game.discs.size, tokens = game.tokenSupply, sides = game.underside.size;
  for (const p of game.players) {
    actions += p.hand.size + p.pages.size + p.maps.size + p.runes.size;
    gateCards += p.gates.size + p.opened.size;
    discs += p.released.size;
    tokens += p.tokens;
    sides += p.disc.size;
    const investigators = p.reserve.size + game.map.zone.count(piece => piece.owner === p);
    if (investigators !== game.piecesOf('investigator').length / game.players.length) return `${p.id} has ${investigators} investigators.`;
    if (p.score < 200 && p.score !== p.marker + 40 * p.forties + 80 * p.eighties) return `${p.id}'s score track does not show ${p.score}.`;
  }
  const neutrals = game.box.count('neutral') + game.map.zone.count('neutral');
  const scrolls = game.scrollsOut.size + game.sealedScrolls.size + game.openScrolls.size;
  if (actions !== game.piecesOf('actions').length) return `There are ${actions} action cards.`;
  if (gateCards !== game.piecesOf('gateCards').length) return `There are ${gateCards} gate cards.`;
  if (discs + game.box.count(piece => piece.threePlus) !== game.piecesOf('monstrosities').length) return `There are ${discs} discs.`;
  if (scrolls !== game.piecesOf('scrolls').length) return `There are ${scrolls} scrolls.`;
  if (neutrals !== game.piecesOf('neutral').length) return `There are ${neutrals} neutral investigators.`;
  if (sides !== 2) return 'The sanity disc has lost a side.';
  const total = game.compute('tokenTotal', TOKENS);
  return tokens === total || `There are ${tokens} desperation tokens, not ${total}.`;
};
