// What bots go by. Before the guardian wakes they gather wits and weapons at the altars; whoever is fit goes for it from
// as far as the weapon reaches, whoever is not recovers at an altar out of the enemies' reach; at last the sane run for the
// portal. The weights are far apart: games are played on by them, and a plan that is kept only now and then ends in death.
import { isWeapon, longestRange } from './actions.mjs';
import { baseAttack } from './combat.mjs';
import { healthLeft } from './harm.mjs';
import { canStrike, guardianLives, guardianOnBoard, isEnemy, isGuardian, isGuardianOnTrack, isMonster, isPawn, opponentsWithin, pawnOf, portal,
  spaceOf, stands } from './places.mjs';

const FULL_MIND = 40, SANE_ENOUGH = 30, REST = 5, STRIDE = 4.5, POWER = 1.5, ENVY = 0.4, CARE = 1.5, PATIENCE = 0.2;
const LASHES = { siphon: 3, mind_lash: 2 };   // spells that strike from afar and are not answered, as good as so many dice

export const hints = {
  horizon: 40,                                // several rounds
  value: ({ game, player }) => {
    let best = 0;
    for (const p of game.players) if (p !== player) best = Math.max(best, outlook(game, p));
    return outlook(game, player) * (1 - ENVY * best);
  },
  weigh: {
    escape: 10000,
    stay: ({ game, me }) => mayRestAt(me, spaceOf(me)) && isResting(game, me) ? 10 : 0.02,
    walk: 3,
    'walk.to': ({ game, me }) => attraction(game, me),
    consume: ({ game, me }) => me.items.some(item => isUseful(game, me, item)) ? 50 : 0.01,
    'consume.item': ({ game, me, option }) => isUseful(game, me, option) ? 1 : 0.01,
    attack: ({ game, me }) => bestPrey(game, me),
    'attack.target': ({ game, me, option }) => prey(game, me, option) ** 2,
    'attack.weapon': ({ option }) => sharpness(option),
    cast: ({ game, me }) => bestSpell(game, me),
    'cast.spell': ({ game, me, option }) => promise(game, me, option),
    'cast.target': ({ option }) => isGuardian(option) ? 30 : isMonster(option) ? 2 : 0.1,
    rest: 1,
    'defend.weapon': ({ option }) => sharpness(option),
    strikeBack: 50,
    offerTrade: 0.005,
    accept: 0.2,
    pray: ({ game, me }) => me.sanity + REST > FULL_MIND ? 0.1 : wantsArms(game, me) ? 0.5 : 10,
    search: ({ game, me }) => wantsArms(game, me) ? 10 : 0.1,
    leaveAltar: 0.005,
    buy: ({ game, me }) => game.revealed.some(card => bargain(me, card) > 1) ? 20 : 0.05,
    'buy.card': ({ me, option }) => bargain(me, option) ** 2,
    'drop.item': ({ option }) => 1 / (0.2 + usefulness(option)) ** 4,
    'loot.items': ({ option }) => option === undefined ? 0.2 : 1,
    takeGift: 50,
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
const wayOut = (game, player) => 0.45 + 0.53 * Math.exp(-turnsOut(game, player) / 5);

/** How many turns somebody needs to leave once the guardian is dead. */
function turnsOut(game, player) {
  let sanity = player.sanity;
  player.items.forEach(item => { sanity += item.heal ?? 0; });
  const visits = Math.max(0, Math.ceil((SANE_ENOUGH - sanity) / REST));
  return game.board.distance('walk', spaceOf(player), portal(game)) / STRIDE + 1.7 * visits;
}

/** How many dice a player brings to a fight, a little more with a long reach. */
function arms(player) {
  let best = 0;
  player.items.forEach(item => { best = Math.max(best, strike(item)); });
  return baseAttack(player) + best;
}

/** So many dice a thing adds. */
function strike(item) {
  if (isWeapon(item)) return item.attack + 0.4 * (item.range - 1);
  return item.type === 'spell' ? LASHES[item.kind.id] ?? 0.5 : 0;
}

const isLash = item => item.kind.id in LASHES;

// ---------------------------------------------------------------- what a player is up to

/** Whether a player can stand the guardian's blows for more than a round. */
function isFit(game, me, guardian) {
  const blow = guardian.attack * POWER, own = arms(me) * POWER;
  return me.sanity > 3 * blow + 2 || game.guardianHealth <= own && me.sanity > blow / 2;
}

function isResting(game, me) {
  const guardian = guardianOnBoard(game);
  return isGuardianOnTrack(game) || guardian !== undefined && !isFit(game, me, guardian) || me.sanity < SANE_ENOUGH;
}

const mayRestAt = (me, space) => space.terrain === 'altar' && me.own('mark').space !== space;

function wantsArms(game, me) {
  if (me.sanity > FULL_MIND - REST) return me.items.size < 3 || !isArmed(me);
  return !isArmed(me) && guardianLives(game) && me.sanity > 22;
}

const isArmed = me => me.items.some(item => strike(item) >= 2);

// ---------------------------------------------------------------- where to go

/** Weighs the spaces within reach for who looks for an altar, for the guardian, or for the way out. Let others fight now and then. */
function attraction(game, me) {
  const { board } = game, guardian = guardianOnBoard(game);
  if (!guardianLives(game) && me.sanity >= SANE_ENOUGH) {
    const goal = portal(game);
    return to => 81 ** -board.distance('walk', to, goal);
  }
  const fight = guardian !== undefined && isFit(game, me, guardian) ? fightingPlace(game, me, guardian) : undefined;
  if (fight !== undefined && game.inGame.length === 1) return fight;
  const altars = board.of('altar').filter(altar => mayRestAt(me, altar) && (altar.isFree || altar === spaceOf(me)));
  const dangers = dangersTo(game, me);
  return to => {
    let near = 99;
    for (let i = 0; i < altars.length; i++) near = Math.min(near, board.distance('walk', to, altars[i]));
    const rest = 81 ** -near * Math.exp(-threat(board, dangers, to) / CARE);
    return fight === undefined ? rest : fight(to) + PATIENCE * rest;
  };
}

/** As far from the guardian as the best weapon reaches; who cannot come so near comes as near as possible. */
function fightingPlace(game, me, guardian) {
  let reach = 1, best = 0;
  me.items.forEach(item => {
    if (isWeapon(item) && item.attack >= best) {
      best = item.attack;
      reach = Math.max(1, item.range);
    } else if (isLash(item) && best < 3) reach = item.range;
  });
  const { board } = game, way = reach > 1 ? 'shot' : 'walk';
  return to => 144 ** -Math.abs(board.distance(way, to, guardian.space) - reach);
}

/** The enemies on the board: where they are, how far they strike in a turn, what that costs, and how near another player is. */
function dangersTo(game, me) {
  const dangers = [];
  let guard = 0;
  me.items.forEach(item => { guard += item.guard ?? 0; });
  game.board.zone.forEach(enemy => {
    if (!isEnemy(enemy)) return;
    let other = Infinity;
    for (const p of game.players) if (p !== me && !p.isOut) other = Math.min(other, game.board.distance('walk', spaceOf(p), enemy.space));
    const blow = Math.max(1, POWER * enemy.attack - (isGuardian(enemy) ? 0 : guard));
    dangers.push({ space: enemy.space, reach: enemy.speed + enemy.range, blow, other });
  });
  return dangers;
}

/** How much sanity the enemies' next turns may cost somewhere: they go for the nearest. */
function threat(board, dangers, to) {
  let sum = 0;
  for (let i = 0; i < dangers.length; i++) {
    const { space, reach, blow, other } = dangers[i], far = board.distance('walk', to, space);
    if (far <= reach + 2) sum += blow * (far <= reach ? 1 : 0.25) * (far <= other ? 1 : 0.4);
  }
  return sum;
}

// ---------------------------------------------------------------- whom to fight

/** What the best attack from where a player stands is worth; 1 is as good as none. */
function bestPrey(game, me) {
  let best = 0.02;
  for (const target of opponentsWithin(game, pawnOf(me), longestRange(game, me))) best = Math.max(best, prey(game, me, target));
  return best;
}

function prey(game, me, target) {
  const punch = arms(me) * POWER;
  if (isPawn(target)) {
    const rival = target.owner;
    if (rival.sanity <= punch / 2) return guardianLives(game) ? 1 : 10;
    return !guardianLives(game) && rival.sanity >= SANE_ENOUGH && turnsOut(game, rival) < turnsOut(game, me) ? 30 : 0.05;
  }
  const isAnswered = canStrike(game, target, undefined, pawnOf(me));
  if (isGuardian(target)) return isFit(game, me, target) ? 30 : isAnswered ? 0.2 : 10;
  if (healthLeft(game, target) <= punch) return 15;
  return !isAnswered || me.sanity > 20 ? 3 : 0.3;
}

function bestSpell(game, me) {
  let best = 0.02;
  me.items.forEach(item => { if (item.type === 'spell') best = Math.max(best, promise(game, me, item)); });
  return best;
}

/** What a spell is worth; 1 is as good as none. */
function promise(game, me, spell) {
  if (!isLash(spell)) return 0.2;
  if (me.sanity <= REST) return 0.05;
  const near = opponentsWithin(game, pawnOf(me), spell.range), heals = spell.is('siphon');
  if (near.some(isGuardian)) return heals ? 60 : arms(me) < 5 ? 30 : 15;
  return !heals ? 0.3 : near.some(isMonster) ? 10 : 2;
}

// ---------------------------------------------------------------- what things are good for

/** Bare hands add nothing. */
const sharpness = weapon => (2 + (weapon.attack ?? 0)) ** 4;

/** How much a thing would add to what a player has: 1 is hardly worth its price. */
function bargain(me, card) {
  const weapon = Math.max(0, ...me.items.pieces.map(strike));
  switch (card.type) {
    case 'weapon': return 1 + 2 * (strike(card) - weapon);
    case 'consumable': return card.heal > card.price ? 3 : 0.5;
    case 'armor': return me.sanity > 25 ? 0.6 + card.guard * 0.8 : 0.5;
    default: return isLash(card) ? 4 : weapon < 1 ? 2 : 0.8;
  }
}

function usefulness(item) {
  switch (item.type) {
    case 'consumable': return 1.5;
    case 'armor': return 0.5 + item.guard / 2;
    default: return strike(item);
  }
}

function isUseful(game, me, item) {
  if (item.type !== 'consumable') return false;
  const guardian = guardianOnBoard(game);
  if (item.heal > 0) return me.sanity < (!guardianLives(game) ? SANE_ENOUGH : guardian !== undefined ? 18 : 12);
  if (item.attack > 0) return guardian !== undefined && game.board.distance('walk', spaceOf(me), guardian.space) < STRIDE;
  return item.pace <= 0 || !isGuardianOnTrack(game) || game.trackSpace > 3;
}
