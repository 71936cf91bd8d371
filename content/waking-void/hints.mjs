// What bots go by. Before the guardian wakes they gather wits and weapons at the altars; whoever is fit goes for it from
// as far as the weapon reaches, whoever is not recovers at an altar; at last the sane run for the portal.
import { baseAttack } from './combat.mjs';
import { healthLeft } from './harm.mjs';
import { guardianLives, guardianOnBoard, isGuardian, isGuardianOnTrack, isMonster, isPawn, pawnOf, portal, spaceOf, stands } from './places.mjs';

const FULL_MIND = 40, SANE_ENOUGH = 30, REST = 5, STRIDE = 4.5, POWER = 1.5, ENVY = 0.4;

export const hints = {
  horizon: 40,                                // several rounds
  value: ({ game, player }) => {
    let best = 0;
    for (const p of game.players) if (p !== player) best = Math.max(best, outlook(game, p));
    return outlook(game, player) * (1 - ENVY * best);
  },
  weigh: {
    escape: 10000,
    stay: ({ game, me }) => mayRestAt(me, spaceOf(me)) && isResting(game, me) ? 4 : 0.1,
    walk: 3,
    'walk.to': ({ game, me }) => attraction(game, me),
    consume: ({ game, me }) => me.items.some(item => isUseful(game, me, item)) ? 20 : 0.05,
    'consume.item': ({ game, me, option }) => isUseful(game, me, option) ? 1 : 0.02,
    attack: ({ game, me }) => isFit(game, me) ? 20 : 2,
    'attack.target': ({ game, me, option }) => prey(game, me, option),
    'attack.weapon': ({ option }) => sharpness(option),
    cast: ({ game, me }) => isFit(game, me) ? 4 : 0.5,
    'cast.target': ({ option }) => isGuardian(option) ? 8 : isMonster(option) ? 2 : 0.3,
    rest: 1,
    'defend.weapon': ({ option }) => sharpness(option),
    strikeBack: 20,
    offerTrade: 0.02,
    accept: 0.2,
    pray: ({ game, me }) => me.sanity + REST > FULL_MIND ? 0.3 : wantsArms(game, me) ? 1 : 6,
    search: ({ game, me }) => wantsArms(game, me) ? 6 : 0.3,
    leaveAltar: 0.01,
    buy: ({ game, me }) => game.revealed.some(card => bargain(me, card) > 1) ? 8 : 0.2,
    'buy.card': ({ me, option }) => bargain(me, option),
    'drop.item': ({ option }) => 1 / (0.2 + usefulness(option)) ** 2,
    'loot.items': ({ option }) => option === undefined ? 0.2 : 1,
    takeGift: 5,
  },
};

// ---------------------------------------------------------------- what a table is worth

/** From 0 for the dead to nearly 1 for somebody on the threshold of the open portal. */
function outlook(game, player) {
  if (player.isOut || !stands(pawnOf(player))) return 0;
  const guardian = game.track.top ?? guardianOnBoard(game);
  if (guardian === undefined) return wayOut(game, player);
  const wounds = 1 - game.guardianHealth / Math.max(1, guardian.perPlayer * game.players.length + guardian.base);
  return 0.3 * Math.sqrt(player.sanity / FULL_MIND) + 0.12 * Math.min(1, (arms(player) - 2) / 4) + 0.25 * wounds;
}

/** The more turns it takes until somebody can leave, the less can be hoped for. */
function wayOut(game, player) {
  const visits = Math.max(0, Math.ceil((SANE_ENOUGH - player.sanity) / REST));
  const steps = game.board.distance('walk', spaceOf(player), portal(game));
  const turns = steps / STRIDE + 1.7 * visits;
  return 0.45 + 0.53 * Math.exp(-turns / 5);
}

/** How many dice a player brings to a fight, a little more with a long reach. */
function arms(player) {
  let best = 0;
  player.items.forEach(item => { best = Math.max(best, strike(item)); });
  return baseAttack(player) + best;
}

const strike = item => item.type === 'weapon' ? item.attack + 0.4 * (item.range - 1) : item.type === 'spell' ? 1 : 0;

// ---------------------------------------------------------------- what a player is up to

/** Whether a player can stand a round of blows of the guardian. */
function isFit(game, me) {
  const guardian = guardianOnBoard(game);
  if (guardian === undefined) return me.sanity > 8;
  const blow = guardian.attack * POWER, own = arms(me) * POWER;
  return me.sanity > 2 * blow + 2 || game.guardianHealth <= own && me.sanity > blow / 2;
}

const isResting = (game, me) => isGuardianOnTrack(game) || guardianOnBoard(game) !== undefined && !isFit(game, me) || me.sanity < SANE_ENOUGH;

const mayRestAt = (me, space) => space.terrain === 'altar' && me.own('mark').space !== space;

function wantsArms(game, me) {
  if (me.sanity > FULL_MIND - REST) return me.items.size < 3 || !isArmed(me);
  return !isArmed(me) && guardianLives(game) && me.sanity > 22;
}

const isArmed = me => me.items.some(item => strike(item) >= 2);

// ---------------------------------------------------------------- where to go

/** Weighs the spaces within reach for who looks for an altar, for the guardian, or for the way out. */
function attraction(game, me) {
  const { board } = game, guardian = guardianOnBoard(game);
  if (!guardianLives(game) && me.sanity >= SANE_ENOUGH) {
    const goal = portal(game);
    return to => 3 ** -board.distance('walk', to, goal);
  }
  if (guardian !== undefined && isFit(game, me)) return fightingPlace(game, me, guardian);
  const altars = board.of('altar').filter(altar => mayRestAt(me, altar) && (altar.isFree || altar === spaceOf(me)));
  const safe = to => guardian === undefined ? 1 : Math.min(1, board.distance('walk', to, guardian.space) / (guardian.speed + guardian.range + 1)) ** 2;
  return to => {
    let near = 99;
    for (let i = 0; i < altars.length; i++) near = Math.min(near, board.distance('walk', to, altars[i]));
    return 3 ** -near * safe(to);
  };
}

/** As far from the guardian as the best weapon reaches; who cannot come so near comes as near as possible. */
function fightingPlace(game, me, guardian) {
  let reach = 1, best = 0;
  me.items.forEach(item => {
    if (item.type === 'weapon' && item.attack >= best) {
      best = item.attack;
      reach = Math.max(1, item.range);
    }
  });
  const { board } = game, way = reach > 1 ? 'shot' : 'walk';
  return to => 4 ** -Math.abs(board.distance(way, to, guardian.space) - reach);
}

// ---------------------------------------------------------------- whom to fight

function prey(game, me, target) {
  if (isGuardian(target)) return 30;
  if (isPawn(target)) return !guardianLives(game) && target.owner.sanity >= SANE_ENOUGH ? 4 : 0.1;
  const left = healthLeft(game, target);
  return left <= arms(me) * POWER ? 12 : 3;
}

// ---------------------------------------------------------------- what things are good for

/** Bare hands add nothing. */
const sharpness = weapon => (2 + (weapon.attack ?? 0)) ** 3;

/** How much a thing would add to what a player has: 1 is hardly worth its price. */
function bargain(me, card) {
  const weapon = Math.max(0, ...me.items.pieces.map(strike));
  switch (card.type) {
    case 'weapon': return 1 + 2 * (strike(card) - weapon);
    case 'consumable': return card.heal > card.price ? 3 : 0.5;
    case 'armor': return me.sanity > 25 ? 0.6 + card.guard * 0.4 : 0.5;
    default: return weapon < 1 ? 2 : 0.8;
  }
}

const usefulness = item => item.type === 'weapon' ? strike(item) : item.type === 'consumable' ? 1.5 : item.type === 'armor' ? 0.5 + item.guard / 2 : 1;

function isUseful(game, me, item) {
  if (item.type !== 'consumable') return false;
  const guardian = guardianOnBoard(game);
  if (item.heal > 0) return me.sanity + item.heal <= FULL_MIND && (me.sanity < 25 || guardian !== undefined);
  if (item.attack > 0) return guardian !== undefined && game.board.distance('walk', spaceOf(me), guardian.space) < STRIDE;
  return item.pace <= 0 || !isGuardianOnTrack(game) || game.trackSpace > 3;
}
