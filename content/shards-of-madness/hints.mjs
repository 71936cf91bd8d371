// What bots go by: the Madness that everybody would have if it ended now, and something for what can still become Madness.
import { isSolo, usableCount } from './crystals.mjs';
import { bonusPoints, cardPoints, dialPoints, isTeamGame } from './scoring.mjs';

const CRYSTAL = 0.6, SECRET = 0.5, ITEM = 1.5, STEEPNESS = 10, SAFE_ALTAR = 3;

export const hints = {
  horizon: 30,
  weigh: {
    summon: ({ game, me }) => isSolo(game) && game.altar.size < SAFE_ALTAR && me.concealed.isEmpty ? 0.2 : 5,
    'summon.card': ({ option }) => option.cost,
    fuse: 3,
    'fuse.count': ({ option }) => option * option,
    fuseWithCards: 3,
    blend: ({ me }) => me.hand.count() > 3 ? 1.5 : 0.5,
    'blend.used': ({ used, option }) => option !== undefined ? 1 : used.length < 3 ? 0.1 : 0.5,   // nothing more: few crystals make little mana
    claim: 1.5,
    sacrifice: 0.4,
    invoke: 3,
    decline: 0.3,
    pass: 0.01,
  },
  value: ({ game, player }) => {
    if (isSolo(game)) return chance(outlook(game, player) - leoOutlook(game)) * Math.min(1, game.altar.size / SAFE_ALTAR);
    if (isTeamGame(game)) {
      const other = player.left;
      return chance(outlook(game, player) + outlook(game, player.left.left) - outlook(game, other) - outlook(game, other.left.left));
    }
    let best = -Infinity;
    for (const p of game.players) if (p !== player) best = Math.max(best, outlook(game, p));
    return chance(outlook(game, player) - best);
  },
};

const chance = ahead => 1 / (1 + Math.exp(-ahead / STEEPNESS));

function outlook(game, player) {
  const points = dialPoints(player.dial) + cardPoints(player.summoned) + bonusPoints(player.summoned, player);
  if (game.endOfTimes === 1) return points;
  return points + CRYSTAL * Math.min(8, usableCount(player)) + SECRET * player.concealed.size + ITEM * player.summoned.countBy('type', 'item');
}

const leoOutlook = game => cardPoints(game.leoCards) + bonusPoints(game.leoCards);
