/** What a player's cards are worth this round, from the suits of both players; each is shown with its points and why it is so many. */
export function scoreCards(game, player, mine, theirs, dreamt) {
  const row = player.tableau, kept = player.kept, open = row.size;
  let sum = 0;
  for (let i = 0, n = open + kept.size; i < n; i++) {
    const card = i < open ? row.at(i) : kept.at(i - open);
    const doubled = i + 1 < open && row.at(i + 1).scoring === 'double';     // by Shub-Niggurath, revealed right after it
    const times = timesMet(card, player, mine, theirs);
    const once = game.compute('points', card.points * times, { card, player });
    const points = (doubled ? 2 : 1) * once;
    const suit = card.scoring === 'majority' || card.scoring === 'each' ? card.suits[0] : undefined;
    const own = suit === undefined ? 0 : mine.of(suit), other = suit === undefined ? 0 : theirs.of(suit);
    const line = once === card.points * times ? lineOf(card, times, doubled, i > 0 && i < open, own, other) : points > 0 ? 'pays' : 'paysNothing';
    game.scored(player, card, points, line, {
      times, once, each: card.points, suit, own, other, opponent: player.left, dreamt,
      doubler: doubled ? row.at(i + 1) : undefined, before: i > 0 && i < open ? row.at(i - 1) : undefined,
    });
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

/** The line that tells why a card pays what it does. */
function lineOf(card, times, doubled, follows, own, other) {
  if (times > 0) {
    if (card.scoring === 'majority') return doubled ? 'majorityTwice' : 'majorityPays';
    if (card.scoring === 'set_once') return doubled ? 'fullSetTwice' : 'fullSetPays';
    return doubled ? 'eachTwice' : 'eachPays';
  }
  switch (card.scoring) {
    case 'each': return 'noneOfSuit';
    case 'set': return 'noSet';
    case 'set_once': return 'noFullSet';
    case 'majority': return own < other ? 'majorityOfOther' : 'majorityOfNobody';
    case 'each_majority': return 'noMajority';
    case 'missing': return 'noneMissing';
    case 'per_token': return 'noToken';
    case 'double': return follows ? 'doubles' : 'doublesNothing';
    case 'wild': return 'dreamtSuit';
    default: return 'paysNothing';
  }
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
