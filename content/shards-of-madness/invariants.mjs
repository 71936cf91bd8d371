// What must hold after every move, whatever is played. Simulations with --check ask for it.

const COPIES = 15, CARDS = 55, CONCEALED = 2;

export const invariants = ({ game }) => {
  for (const crystal of game.bag.of) {
    const n = crystals(game, crystal);
    if (n !== COPIES) return `There are ${n} ${crystal} crystals.`;
  }
  const cards = game.deck.size + game.altar.size + game.leoCards.size + game.discards.size + total(game.gates, gate => gate.size)
    + total(game.players, p => p.looking.size + p.concealed.size + p.summoned.size);
  if (cards !== CARDS) return `There are ${cards} cards.`;
  for (const p of game.players) {
    if (p.concealed.size > game.compute('concealedLimit', CONCEALED, { player: p })) return `${p} has ${p.concealed.size} concealed cards.`;
    if (p.summoned.some(card => !carriesCrystals(card) && !card.onCard.isEmpty)) return `${p} has crystals on a card that cannot carry any.`;
  }
  return game.leoPlace <= game.altar.size || `Leo stands ${game.leoPlace} cards from the left, but the Altar has ${game.altar.size}.`;
};

const carriesCrystals = card => card.carries || card.is('necronomicon');
const total = (list, of) => { let sum = 0; for (const it of list) sum += of(it); return sum; };

function crystals(game, crystal) {
  return game.bag.count(crystal) + game.spent.count(crystal) + total(game.seals, seal => seal.count(crystal))
    + total(game.players, p => p.hand.count(crystal) + p.dial.count(crystal) + p.summoned.sum(card => card.onCard.count(crystal)));
}
