/** What holds between any two moves, however the game goes; asked by `simulate --check`. */
export function invariants({ game }) {
  const past = game.round - 1;
  if (game.deck.size + game.discards.size !== 8 - 2 * past) return 'The deck and the discards have the wrong size for this round.';
  for (const p of game.players) {
    if (p.hand.size + p.chosen.size + p.tableau.size + p.keeping.size + p.discarding.size !== 5) return `${p} must have five cards besides those kept.`;
    if (p.kept.size !== past) return `${p} must have kept one card in each refresh.`;
    if (p.score !== p.firstRound + p.secondRound + p.thirdRound) return `The score pad of ${p} does not add up.`;
  }
  return true;
}
