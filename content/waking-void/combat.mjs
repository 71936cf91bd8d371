// Fights: a target that is a player names a weapon, the attacker strikes, and whoever survives may strike back once.
import { isWeapon } from './actions.mjs';
import { healthLeft, hurt, lose } from './harm.mjs';
import { canStrike, isGuardian, isPawn, shotDistance, stands } from './places.mjs';

const USUAL_ATTACK = 2;

export const moves = {
  defend: {
    pick: { weapon: ({ me }) => [...me.items.distinct.filter(isWeapon), 'bare_hands'] },
    apply: ({ game, step, weapon }) =>
      clash(game, step.attacker, step.target, step.weapon, weapon === 'bare_hands' ? undefined : weapon, step.bonus),
  },
  strikeBack: { apply: ({ game, step }) => counter(game, step.attacker, step.target, step.weapon, step.answer) },
  holdBack: { apply: () => { } },
};

export const steps = {
  riposte: {
    run: ({ game, step }) => {
      const { attacker, target, weapon, answer } = step;
      if (!stands(attacker) || !stands(target) || !canStrike(game, target, answer, attacker)) return;
      if (!game.compute('canCounter', true, { figure: target, opponent: attacker })) return;
      if (isPawn(target)) game.push('counter', { who: target.owner, attacker, target, weapon, answer });
      else counter(game, attacker, target, weapon, answer);
    },
  },
};

/** One figure attacks another; no weapon means bare hands, claws and the like. */
export function attack(game, attacker, target, weapon, bonus) {
  if (isPawn(attacker) && isGuardian(target)) remember(game, attacker.owner);
  if (isPawn(target) && target.owner.items.some(isWeapon)) game.push('defend', { who: target.owner, attacker, target, weapon, bonus });
  else clash(game, attacker, target, weapon, undefined, bonus);
}

function clash(game, attacker, target, weapon, answer, bonus) {
  strike(game, attacker, target, weapon, bonus, false);
  if (stands(attacker) && stands(target)) game.push('riposte', { attacker, target, weapon, answer });
}

function counter(game, attacker, target, weapon, answer) {
  strike(game, target, attacker, answer, 0, true);
  if (game.option('counterToCounter') === 'yes' && stands(attacker) && stands(target))
    game.push('riposte', { attacker: target, target: attacker, weapon: answer, answer: weapon });
}

function strike(game, figure, opponent, weapon, bonus, isCounter) {
  const distance = shotDistance(game, figure, figure.space, opponent.space);
  const dice = game.compute('attackDice', ownDice(figure, weapon, isCounter) + bonus, { figure, opponent, weapon, isCounter });
  const rolled = rollPower(game, dice);
  const isCertain = isGuardian(figure) && isPawn(opponent);        // nothing protects players from a guardian
  const damage = isCertain ? rolled : reduced(game, rolled, { target: opponent, source: figure, distance, isSpell: false });
  const taken = Math.min(damage, strengthLeft(game, opponent));
  game.say('struck', { figure: named(figure), opponent: named(opponent), taken });
  const killer = isPawn(figure) ? figure.owner : undefined;
  if (isPawn(opponent)) lose(game, opponent.owner, taken, named(figure), killer, weapon);
  else hurt(game, opponent, taken, killer, weapon);
  game.trigger('damageDealt', { figure, opponent, weapon, rolled, taken, distance, isCounter });
}

/** A pawn is called by its player. */
const named = figure => isPawn(figure) ? figure.owner : figure;

const strengthLeft = (game, figure) => isPawn(figure) ? figure.owner.sanity : healthLeft(game, figure);

/** What is left of damage after everything that protects the target. */
export const reduced = (game, damage, details) => Math.max(0, game.compute('damageTaken', damage, details));

/** The sum of so many power dice. */
export function rollPower(game, dice) {
  let sum = 0;
  for (let i = 0; i < dice; i++) sum += game.roll('power');
  return sum;
}

export const baseAttack = player => player.character.top?.attack ?? USUAL_ATTACK;

function ownDice(figure, weapon, isCounter) {
  if (!isPawn(figure)) return figure.attack;
  const player = figure.owner;
  let dice = baseAttack(player) + (weapon === undefined ? 0 : weapon.attack);
  if (!isCounter) {
    dice += player.whetted;
    player.whetted = 0;
  }
  return dice;
}

/** Who attacked the guardian last: some enemies take it amiss. */
export function remember(game, player) {
  for (const p of game.players) p.assailant = 0;
  player.assailant = 1;
}
