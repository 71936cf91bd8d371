// What bots go by: a clear mind and something to fight with, then a weak guardian, and in the end a short way to the portal.
import { baseAttack } from './combat.mjs';
import { guardianOnBoard, isGuardian, isGuardianOnTrack, isMonster, pawnOf, portal, spaceOf, stands } from './places.mjs';

const FULL_MIND = 40, SANE_ENOUGH = 30, IN_DANGER = 12, FAR = 12, ENVY = 0.3;

export const hints = {
  horizon: 30,                                // a round or two
  value: ({ game, player }) => {
    let best = 0;
    for (const p of game.players) if (p !== player) best = Math.max(best, outlook(game, p));
    return Math.max(0, outlook(game, player) - ENVY * best);
  },
  weigh: {
    escape: 1000,
    stay: ({ game, me }) => spaceOf(me).terrain === 'altar' || !isGuardianOnTrack(game) ? 1 : 0.2,
    walk: 3,
    'walk.to': ({ game, me, option }) => attraction(game, me, option),
    attack: 5,
    'attack.target': ({ me, option }) => isGuardian(option) ? (me.sanity > IN_DANGER ? 6 : 1) : isMonster(option) ? 3 : 0.3,
    'attack.weapon': ({ option }) => 1 + (option.attack ?? 0) ** 2,
    'defend.weapon': ({ option }) => 1 + (option.attack ?? 0),
    strikeBack: 4,
    rest: 0.5,
    offerTrade: 0.02,
    accept: 0.2,
    pray: ({ me }) => me.sanity < FULL_MIND - 4 ? 3 : 0.3,
    search: ({ me }) => me.items.size < 3 && me.sanity > IN_DANGER ? 3 : 0.5,
    leaveAltar: 0.1,
    'buy.card': ({ option }) => 1 + 2 * (option.attack ?? 0) + (option.guard ?? 0),
    buy: ({ me }) => me.sanity > 2 * IN_DANGER ? 2 : 0.7,
    'loot.items': ({ option }) => option === undefined ? 0.2 : 1,
    consume: 1.5,
  },
};

// ---------------------------------------------------------------- what a table is worth

function outlook(game, player) {
  if (player.isOut || !stands(pawnOf(player))) return 0;
  const guardian = game.track.top ?? guardianOnBoard(game);
  return guardian === undefined ? wayOut(game, player) : strength(player) + wounds(game, guardian);
}

/** A mind near its end is worth next to nothing, one more than full enough little more. */
const strength = player => 0.35 * Math.sqrt(player.sanity / FULL_MIND) + 0.12 * Math.min(1, arms(player) / 8);

function arms(player) {
  let best = 0, others = 0;
  player.items.forEach(item => {
    if (item.type === 'weapon') best = Math.max(best, item.attack + 0.5 * (item.range > 1));
    else others += 0.7 + item.guard;
  });
  return baseAttack(player) + best + others;
}

const wounds = (game, guardian) => 0.2 * (1 - game.guardianHealth / Math.max(1, guardian.perPlayer * game.players.length + guardian.base));

function wayOut(game, player) {
  const way = 1 - Math.min(1, game.board.distance('walk', spaceOf(player), portal(game)) / FAR);
  if (player.sanity < SANE_ENOUGH) return 0.5 + 0.2 * player.sanity / SANE_ENOUGH + 0.02 * way;
  return 0.75 + 0.25 * way;
}

// ---------------------------------------------------------------- where to go

/** Before the guardian comes, and for who needs rest, to an altar; for who is fit, to the guardian; at last to the portal. */
function attraction(game, me, to) {
  const guardian = guardianOnBoard(game), altar = to.terrain === 'altar' && me.own('mark').space !== to;
  const near = (space, steps) => 1 / (1 + Math.max(0, game.board.distance('walk', to, space) - steps)) ** 2;
  if (guardian === undefined && !isGuardianOnTrack(game)) return me.sanity >= SANE_ENOUGH ? 0.05 + 10 * near(portal(game), 1) : altar ? 20 : 1;
  if (guardian !== undefined && me.sanity > IN_DANGER) return (altar ? 2 : 0.2) + 6 * near(guardian.space, 1);
  return altar ? 12 : 0.5;
}
