// What bots go by: what everybody would end with if things went on as they stand. It counts gates in progress as well, for
// bots that only look at points would never choose an insane round.
import { fragmentPoints, pagePoints, runePoints } from './scoring.mjs';
import { bannerOf, rankOf } from './opening.mjs';
import { isInsane } from './rounds.mjs';

const TOKEN = 0.4, GATE_TO_COME = 0.6, REGION_TO_COME = 0.4, STEEPNESS = 12;

export const hints = {
  horizon: 16,                                // about two turns: what comes after them says little about a choice
  weigh: {
    'playCard.card': ({ game, me, option }) => isInsane(game) ? insaneWorth(game, me, option) : saneWorth(me, option),
    'takeGate.card': ({ me, option }) => (1 + me.gates.count(option.kind)) ** 2,
    takeGate: 4,
    'dispatch.region': ({ game, me, option }) => 1 + gatesUnderWay(game, option),
    scoreThree: ({ me }) => me.tokens > 8 ? 2 : 0.5,
    swap: 0.1,
    refresh: 0.05,
    flip: 0.1,
    decline: 0.3,
  },
  value: ({ game, player }) => {
    const crowds = investigatorsByRegion(game), own = outlook(game, player, crowds);
    let best = -Infinity;
    for (const p of game.players) if (p !== player) best = Math.max(best, outlook(game, p, crowds));
    return 1 / (1 + Math.exp((best - own) / STEEPNESS));
  },
};

function outlook(game, player, crowds) {
  if (game.isOver) return player.score;
  let points = player.score + runePoints(player) + pagePoints(player) + fragmentPoints(player) + player.tokens * TOKEN;
  if (!game.discs.isEmpty) {
    const worth = game.discs.top.points * GATE_TO_COME;
    for (const gate of player.gates.distinct) points += worth * (player.gates.count(gate.kind) / gate.size) ** 2;
  }
  for (const { region, counts } of crowds) {
    const mine = counts[player.seat];
    if (mine > 0) points += 0.5 * mine + (bannerOf(game, region)[rankOf(counts, mine)] ?? 0) * REGION_TO_COME;
  }
  return points;
}

/** By region: how many investigators each seat has there, and behind them how many are neutral. */
function investigatorsByRegion(game) {
  const crowds = game.map.spaces.map(region => ({ region, counts: [...game.players.map(() => 0), 0] }));
  game.map.zone.forEach(({ owner, space }) => { crowds[game.map.spaces.indexOf(space)].counts[owner === undefined ? game.players.length : owner.seat]++; });
  return crowds;
}

// ---------------------------------------------------------------- what is worth a thought

function insaneWorth(game, me, card) {
  if (card.insane === 'build') return 2 + 2 * card.insaneTimes;
  return card.insane === 'rune' ? 1 + me.runes.size % 5 : 1;
}

function saneWorth(me, card) {
  switch (card.sane) {
    case 'page': return me.pages.some(other => Math.abs(other.page - card.page) === 1) ? 5 : 2;
    case 'fragment': return me.maps.countBy('fragment', card.fragment) === 0 ? 4 : 1.5;
    default: return me.reserve.isEmpty ? 0.7 : 1 + card.saneTimes;
  }
}

/** How far the fullest gate of a region has come: where one opens soon, investigators score. */
function gatesUnderWay(game, region) {
  let most = 0;
  for (const p of game.players) for (const gate of p.gates.distinct) if (gate.region === region.id) most = Math.max(most, p.gates.count(gate.kind));
  return most;
}
