// Summoning: pay with mana of the card's colour, helped by Experience; then what the card and older Items do.
import { isSolo } from './crystals.mjs';
import { collectIsPossible } from './collect.mjs';
import { convertIsPossible, returnSpent } from './convert.mjs';
import { finishAction } from './turn.mjs';
import { lastCard, loseAtEmptyAltar, takeFromAltar } from './solo.mjs';

const POSITIONS = 6;

export const costOf = (game, me, card) => game.compute('cost', card.cost, { card, player: me });

/** Experience, on position 1, discounts by 1: so whatever a colour's positions add up to can be paid. */
const canPay = (game, me, card) => me.dial.weight(game.kind(card.colour)) >= costOf(game, me, card);

/** The cards of the Altar to choose from. Leo walks past every single one of them, so alone equal cards are different places. */
const onAltar = game => isSolo(game) ? game.altar.pieces : game.altar.distinct;

export const canSummon = (game, me) => game.altar.some(card => canPay(game, me, card)) || me.concealed.some(card => canPay(game, me, card));

export const moves = {
  summon: {
    when: ({ game, me }) => canSummon(game, me) || game.why('noMana'),
    pick: {
      card: ({ game, me }) => {
        const list = onAltar(game).filter(card => canPay(game, me, card));
        for (let i = 0; i < me.concealed.size; i++) if (canPay(game, me, me.concealed.at(i))) list.push(me.concealed.at(i));
        return list;
      },
    },
    apply: ({ game, me, step, card }) => {
      const crystal = game.kind(card.colour);
      const need = Math.max(0, costOf(game, me, card) - me.dial.count(crystal, 0));
      if (card.isIn(game.altar)) takeFromAltar(game, card, me.summoned); else card.moveTo(me.summoned);
      card.fresh = 1;
      const left = payIfForced(game, me, crystal, need);
      if (left > 0) game.push('pay', { crystal, left });
      game.push('arrival', { card });
      finishAction(game, step, 'summons');
    },
  },

  pay: {                                      // lower one mana crystal; again until all is paid
    pick: {
      from: ({ me, step }) => positions(me.dial, step.crystal),
      to: ({ me, step, from }) => {
        const { crystal, left } = step, list = [];
        // Experience pays nothing more: who needs all the mana there is cannot stop a crystal there.
        const spare = mana(me.dial, crystal) > left;
        for (let to = from - 1; to >= 0 && from - to <= left; to--) if (to !== 1 || spare) list.push(to);
        return list;
      },
    },
    apply: ({ game, me, step, from, to }) => {
      lower(game, me, step.crystal, from, to);
      const left = payIfForced(game, me, step.crystal, step.left - (from - to));
      if (left > 0) step.left = left; else game.leave();
    },
  },

  invoke: {
    apply: ({ me, step }) => step.card.trigger('invoked', { player: me }),
  },

  decline: {
    apply: ({ game, step }) => {
      if (step.name === 'ruby') returnSpent(game);
      game.leave();
    },
  },
};

export const steps = {
  arrival: {                                  // End of Times, then the card's own ability, then Items
    run: ({ game, step }) => {
      const me = game.active, card = step.card;
      if (isSolo(game) && game.altar.isEmpty) return loseAtEmptyAltar(game);
      if (me.summoned.size >= lastCard(game, me)) triggerEndOfTimes(game);
      game.trigger('summoned', { card, player: me });
      card.trigger('arrived', { player: me });
      game.push('followUp');
    },
  },

  followUp: {
    run: ({ game }) => {
      const me = game.active;
      const collects = collectIsPossible(game, me) ? game.compute('collectsAfterSummon', 0, { player: me }) : 0;
      const converts = game.compute('convertsAfterSummon', 0, { player: me });
      if (collects > 0 || converts > 0 && (convertIsPossible(me) || collects > 0)) game.push('extra', { collects, converts });
    },
  },
};

export function triggerEndOfTimes(game) {
  if (game.endOfTimes === 1) return;
  game.endOfTimes = 1;
  game.say('endOfTimes', { player: game.active });
  game.trigger('endOfTimes', { player: game.active });
}

// ---------------------------------------------------------------- the dial

/** The positions from 2 on where mana of a colour lies. */
function positions(dial, crystal) {
  const list = [];
  for (let position = POSITIONS; position >= 2; position--) if (dial.count(crystal, position - 1) > 0) list.push(position);
  return list;
}

const mana = (dial, crystal) => dial.weight(crystal) - dial.count(crystal, 0);

/** Moves one crystal down; below 1 it goes back to the bag. */
function lower(game, me, crystal, from, to) {
  if (to === 0) me.dial.give(game.bag, crystal, 1, from - 1);
  else me.dial.give(me.dial, crystal, 1, from - 1, to - 1);
}

/** The same where nobody chose it: then no move tells of it. */
function lowerUnasked(game, me, crystal, from, to) {
  game.say(to === 0 ? 'paidWhole' : 'paid', { crystal, from, to });
  lower(game, me, crystal, from, to);
}

/** Pays where there is only one way to do it; says how much is left to pay. */
function payIfForced(game, me, crystal, left) {
  if (left === 0) return 0;
  const where = positions(me.dial, crystal);
  if (where.length === 1 && me.dial.count(crystal, where[0] - 1) === 1) {
    lowerUnasked(game, me, crystal, where[0], where[0] - left);
    return 0;
  }
  if (mana(me.dial, crystal) > left) return left;
  for (const from of where) while (me.dial.count(crystal, from - 1) > 0) lowerUnasked(game, me, crystal, from, 0);
  return 0;
}
