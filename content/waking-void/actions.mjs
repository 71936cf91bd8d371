// The action that ends a turn: an attack or a spell, once the guardian has left its track.
import { attack } from './combat.mjs';
import { die } from './harm.mjs';
import { canStrike, isGuardianOnTrack, opponentsWithin, pawnOf, rangeOf } from './places.mjs';

export const steps = {
  actionPhase: { run: ({ game }) => actionPhase(game, game.active) },
};

export const moves = {
  attack: {
    when: ({ game, me }) => mayAct(game) && hasTarget(game, me) || game.why('nobodyInRange'),
    pick: {
      target: ({ game, me }) => targets(game, me),
      weapon: ({ me }) => [...me.items.distinct.filter(isWeapon), 'bare_hands'],
    },
    check: ({ game, me, target, weapon }) => canStrike(game, pawnOf(me), held(weapon), target) || game.why('outOfRange'),
    apply: ({ game, me, step, target, weapon }) => {
      attack(game, pawnOf(me), target, held(weapon), 0);
      nextAction(game, step.left);
    },
  },

  cast: {
    when: ({ game, me }) => mayAct(game) && hasSpell(game, me) || game.why('noSpell'),
    pick: {
      spell: { from: ({ me }) => me.items.filter(isSpell), check: ({ game, me, spell }) => castability(game, me, spell) },
      target: ({ me, spell }) => spell.compute('aims', [], { caster: me }),
    },
    apply: ({ game, me, step, spell, target }) => {
      const cost = costOf(game, me, spell), isLast = cost === me.sanity;
      const left = step.left;
      me.sanity -= cost;
      spell.spent = 1;
      game.casts += 1;
      spell.trigger('cast', { caster: me, target });
      if (isLast) die(game, me, spell);                       // whatever the spell gave back
      nextAction(game, left);
    },
  },

  rest: { apply: () => { } },
};

/** Asks for the action if there is anything to choose. Before the guardian comes nobody acts. */
export function actionPhase(game, me) {
  if (!mayAct(game) || me.isOut) return;
  if (hasTarget(game, me) || hasSpell(game, me)) game.push('action', { left: game.compute('actions', 1, { player: me }) - 1 });
}

function nextAction(game, left) {
  if (left > 0) game.push('action', { left: left - 1 });
}

const mayAct = game => !isGuardianOnTrack(game);

// ---------------------------------------------------------------- attacks

export const isWeapon = item => item.type === 'weapon';
const held = weapon => weapon === 'bare_hands' ? undefined : weapon;

function targets(game, me) {
  const pawn = pawnOf(me);
  return opponentsWithin(game, pawn, longestRange(game, me)).filter(target => isTarget(game, me, pawn, target));
}

function hasTarget(game, me) {
  const pawn = pawnOf(me);
  const near = opponentsWithin(game, pawn, longestRange(game, me));
  for (let i = 0; i < near.length; i++) if (isTarget(game, me, pawn, near[i])) return true;
  return false;
}

export function longestRange(game, me) {
  let longest = rangeOf(game, pawnOf(me), undefined);
  for (let i = 0; i < me.items.size; i++) {
    const item = me.items.at(i);
    if (isWeapon(item)) longest = Math.max(longest, rangeOf(game, pawnOf(me), item));
  }
  return longest;
}

function isTarget(game, me, pawn, target) {
  if (canStrike(game, pawn, undefined, target)) return true;
  for (let i = 0; i < me.items.size; i++) {
    const item = me.items.at(i);
    if (isWeapon(item) && canStrike(game, pawn, item, target)) return true;
  }
  return false;
}

// ---------------------------------------------------------------- spells

const isSpell = item => item.type === 'spell';
const costOf = (game, me, spell) => game.compute('spellCost', spell.cost, { player: me, spell });

function castability(game, me, spell) {
  if (spell.spent > 0) return game.why('spellSpent');
  if (costOf(game, me, spell) > me.sanity) return game.why('spellTooDear');
  return spell.compute('aims', [], { caster: me }).length > 0 || game.why('nothingToAimAt');
}

function hasSpell(game, me) {
  for (let i = 0; i < me.items.size; i++) {
    const item = me.items.at(i);
    if (isSpell(item) && castability(game, me, item) === true) return true;
  }
  return false;
}
