// What bots go by: the Madness that everybody would have if it ended now, and something for what can still become Madness.
import { GATES, isSolo, usableCount } from './crystals.mjs';
import { bonusPoints, cardPoints, dialPoints, isTeamGame } from './scoring.mjs';
import { lastCard } from './solo.mjs';

const CRYSTAL = 0.6, SECRET = 0.5, ITEM = 1.5, STEEPNESS = 10, SAFE_ALTAR = 3;
const A_TURN = 1.3, A_CARD = 4;

export const hints = {
  horizon: 30,
  weigh: {
    summon: ({ game, me }) => isSolo(game) && game.altar.size <= SAFE_ALTAR && me.concealed.isEmpty ? 0.05 : 5,
    'summon.card': ({ game, option }) => isSolo(game) && option.isIn(game.altar) ? thrift(game) * option.cost : option.cost,
    gather: ({ game }) => isSolo(game) ? soloGather(game) : 2,
    fuse: ({ me }) => 0.1 * mostOfOne(me) ** 3,
    'fuse.count': ({ option }) => option ** 3,
    fuseWithCards: 3,
    blend: ({ me }) => { const n = usableCount(me); return n > 5 ? 3 : n > 3 ? 0.7 : 0.1; },
    'blend.used': ({ used, option }) => option !== undefined ? 1 : used.length < 4 ? 0.02 : 0.3,   // nothing more: few crystals make little mana
    barter: 2,
    claim: 1.5,
    sacrifice: 0.4,
    invoke: 3,
    decline: 0.3,
    pass: 0.01,
  },
  value: ({ game, player }) => {
    if (isSolo(game)) return chance(soloOutlook(game, player)) * Math.min(1, game.altar.size / SAFE_ALTAR);
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

function mostOfOne(player) {
  let most = 0;
  for (const crystal of player.hand.of) most = Math.max(most, player.hand.count(crystal, 0));
  return most;
}

// ---------------------------------------------------------------- alone against Leo

/** Broken Seals bring cards to the Altar, and without those all is lost. */
function soloGather(game) {
  const scarce = game.altar.size <= SAFE_ALTAR + 1;
  return GATES.some(gate => game.seals[gate].count() === 1) ? scarce ? 30 : 4 : scarce ? 6 : 2;
}

/** What is left on the Altar keeps Leo busy. */
const thrift = game => game.altar.size <= SAFE_ALTAR ? 0.01 : 0.3;

/** How far a lone player will be ahead when Leo has his last card: the longer the Altar, the longer that takes. */
function soloOutlook(game, player) {
  const leo = cardPoints(game.leoCards) + bonusPoints(game.leoCards);
  if (game.isOver) return outlook(game, player) - leo;
  const cards = Math.max(0, lastCard(game) - game.leoCards.size);
  const turns = cards === 0 ? 0 : game.leoPlace + 1 + (cards - 1) * (game.altar.size + 1);
  return outlook(game, player) + A_TURN * turns - leo - A_CARD * cards;
}
