/** What a player's cards are worth this round; `dreamt` is the suit that the Dreamlands count as. */
export function scoreCards(game, player, dreamt) {
  const mine = suits(player, dreamt), theirs = suits(player.left, dreamt);
  const row = player.tableau, kept = player.kept;
  let sum = 0;
  for (let i = 0, n = row.size; i < n; i++) {
    const next = row.at(i + 1);               // Shub-Niggurath doubles the card revealed before her
    const factor = next !== undefined && next.scoring === 'double' ? 2 : 1;
    sum += factor * worth(game, player, row.at(i), mine, theirs);
  }
  for (let i = 0, n = kept.size; i < n; i++) sum += worth(game, player, kept.at(i), mine, theirs);
  return sum;
}

/** How many cards of each suit a player has, kept ones and the Dreamlands included. */
function suits(player, dreamt) {
  const tally = player.tableau.tally('suit').add(player.kept);
  if (dreamt !== undefined && (player.tableau.has('dreamlands') || player.kept.has('dreamlands'))) tally.bump(dreamt);
  return tally;
}

function worth(game, player, card, mine, theirs) {
  return game.compute('points', card.points * timesMet(card, player, mine, theirs), { card, player });
}

function timesMet(card, player, mine, theirs) {
  const suits = card.suits;
  switch (card.scoring) {
    case 'each': return mine.of(suits[0]);
    case 'majority': return mine.of(suits[0]) > theirs.of(suits[0]) ? 1 : 0;
    case 'set': return fewest(suits, mine);
    case 'set_once': return fewest(suits, mine) > 0 ? 1 : 0;
    case 'each_majority': { let n = 0; for (let i = 0; i < suits.length; i++) if (mine.of(suits[i]) > theirs.of(suits[i])) n++; return n; }
    case 'missing': { let n = 0; for (let i = 0; i < suits.length; i++) if (mine.of(suits[i]) === 0) n++; return n; }
    case 'per_token': return player.madness;
    default: return 0;
  }
}

function fewest(suits, mine) {
  let least = mine.of(suits[0]);
  for (let i = 1; i < suits.length; i++) least = Math.min(least, mine.of(suits[i]));
  return least;
}
