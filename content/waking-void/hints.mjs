// What bots go by: a clear mind and something to fight with, then a weak guardian, and in the end a short way to the portal.
import { guardianOnBoard, pawnOf, portal, spaceOf, stands } from './places.mjs';

const FULL_MIND = 40, SANE_ENOUGH = 30, CARRIED = 3, FAR = 12, ENVY = 0.25;

export const hints = {
  value: ({ game, player }) => {
    let best = 0;
    for (const p of game.players) if (p !== player) best = Math.max(best, outlook(game, p));
    return Math.max(0, outlook(game, player) - ENVY * best);
  },
};

function outlook(game, player) {
  if (player.isOut || !stands(pawnOf(player))) return 0;
  const guardian = game.track.top ?? guardianOnBoard(game);
  return guardian === undefined ? wayOut(game, player) : strength(player) + wounds(game, guardian);
}

const strength = player => 0.05 + 0.4 * player.sanity / FULL_MIND + 0.1 * player.items.size / CARRIED;
const wounds = (game, guardian) => 0.2 * (1 - game.guardianHealth / (guardian.perPlayer * game.players.length + guardian.base));

function wayOut(game, player) {
  if (player.sanity < SANE_ENOUGH) return 0.5 + 0.25 * player.sanity / SANE_ENOUGH;
  return 1 - 0.25 * Math.min(1, game.board.distance('walk', spaceOf(player), portal(game)) / FAR);
}
