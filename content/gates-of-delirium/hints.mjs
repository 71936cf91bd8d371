// What bots go by: what everybody would end with if things went on as they stand. It counts gates in progress as well, for
// bots that only look at points would never choose an insane round.
import { fragmentPoints, pagePoints, runePoints } from './scoring.mjs';
import { bannerOf, rankOf } from './opening.mjs';

const TOKEN = 0.4, GATE_TO_COME = 0.6, REGION_TO_COME = 0.4, STEEPNESS = 12;

export const hints = {
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
