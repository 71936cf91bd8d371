// What bots go by: the Madness that everybody would have if it ended now, and something for what can still become Madness.
import { isSolo, usableCount } from './crystals.mjs';
import { bonusPoints, cardPoints, dialPoints, isTeamGame } from './scoring.mjs';

const CRYSTAL = 0.6, SECRET = 0.5, ITEM = 1.5, STEEPNESS = 10, SAFE_ALTAR = 3;

export const hints = {
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
