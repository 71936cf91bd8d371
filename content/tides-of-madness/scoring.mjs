const SUITS = ['races', 'locations', 'outer_gods', 'great_old_ones', 'manuscripts'];

/** What a player's cards are worth this round; `dreamt` is the suit that the Dreamlands count as. */
export function scoreCards(game, player, dreamt) {
  const mine = suitCounts(player, dreamt), theirs = suitCounts(player.left, dreamt);
  let sum = 0;
  const row = player.tableau, n = row.size;
  for (let i = 0; i < n; i++) {
    const card = row.at(i);
    const doubled = i + 1 < n && row.at(i + 1).scoring === 'double';
    sum += worth(game, player, card, mine, theirs) * (doubled ? 2 : 1);
  }
  for (let i = 0; i < player.kept.size; i++) sum += worth(game, player, player.kept.at(i), mine, theirs);
  return sum;
}

function suitCounts(player, dreamt) {
  const wild = player.tableau.has('dreamlands') || player.kept.has('dreamlands');
  const counts = {};
  for (const suit of SUITS) counts[suit] = player.tableau.countBy('suit', suit) + player.kept.countBy('suit', suit) + (wild && dreamt === suit ? 1 : 0);
  return counts;
}

function worth(game, player, card, mine, theirs) {
  return game.compute('points', card.points * times(card, player, mine, theirs), { card, player });
}

/** How often a card's objective is met. */
function times(card, player, mine, theirs) {
  const suits = card.suits;
  switch (card.scoring) {
    case 'each': return mine[suits[0]];
    case 'majority': return mine[suits[0]] > theirs[suits[0]] ? 1 : 0;
    case 'set': return fewest(suits, mine);
    case 'set_once': return fewest(suits, mine) > 0 ? 1 : 0;
    case 'each_majority': return count(suits, s => mine[s] > theirs[s]);
    case 'missing': return count(suits, s => mine[s] === 0);
    case 'per_token': return player.madness;
    default: return 0;
  }
}

const count = (suits, is) => { let n = 0; for (const s of suits) if (is(s)) n++; return n; };
const fewest = (suits, mine) => { let least = 99; for (const s of suits) least = Math.min(least, mine[s]); return least; };
