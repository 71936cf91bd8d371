/** What a player's cards are worth this round, from the suits of both players; each is shown with its points. */
export function scoreCards(game, player, mine, theirs) {
  const row = player.tableau, kept = player.kept, open = row.size;
  let sum = 0;
  for (let i = 0, n = open + kept.size; i < n; i++) {
    const card = i < open ? row.at(i) : kept.at(i - open);
    const doubled = i + 1 < open && row.at(i + 1).scoring === 'double';     // by Shub-Niggurath, revealed right after it
    const points = (doubled ? 2 : 1) * worth(game, player, card, mine, theirs);
    game.scored(player, card, points, points > 0 ? 'pays' : 'paysNothing');
    sum += points;
  }
  return sum;
}

/** How many cards of each suit a player has, kept ones included; `dreamt` is the suit that the Dreamlands count as. */
export function countSuits(player, dreamt) {
  const tally = player.tableau.tally('suit').add(player.kept);
  if (dreamt !== undefined && (player.tableau.has('dreamlands') || player.kept.has('dreamlands'))) tally.bump(dreamt);
  return tally;
}

function worth(game, player, card, mine, theirs) {
  return game.compute('points', card.points * timesMet(card, player, mine, theirs), { card, player });
}

function timesMet(card, player, mine, theirs) {
  switch (card.scoring) {
    case 'each': case 'set': return mine.fewest(card.suits);
    case 'set_once': return Math.min(1, mine.fewest(card.suits));
    case 'majority': case 'each_majority': return mine.ahead(theirs, card.suits);
    case 'missing': return mine.missing(card.suits);
    case 'per_token': return player.madness;
    default: return 0;
  }
}
