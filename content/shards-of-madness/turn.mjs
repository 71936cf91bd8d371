// The frame of a turn: its beginning and end, the free abilities, passing.
import { GATES, adjacentGates, fill, gateCount, hasSealedGate, isSolo, usable, usableCount, use } from './crystals.mjs';
import { collectIsPossible } from './collect.mjs';
import { convertIsPossible } from './convert.mjs';
import { canSummon, triggerEndOfTimes } from './summon.mjs';

const HAND_LIMIT = 7, SACRIFICE = 3;

/** After a main action, or after one that a card has given: takes it off what is left to do. */
export function finishAction(game, step, what) {
  if (step.name !== 'turn') {
    step[what] -= 1;
    if (step.collects + step.converts === 0) game.leave();
  } else {
    game.passes = 0;
    finishTurn(game);
  }
}

/** Leaves for the end of the turn, by way of what comes first and of what the player could still do. */
function finishTurn(game) {
  if (game.hasPushed) return game.go('wrapUp');
  game.leave();
  if (canSacrifice(game, game.active) || canFeed(game.active)) return game.push('afterwards');
  return endTurn(game);
}

const isReady = card => card.type === 'cultist' && card.fresh === 0;
const canSacrifice = (game, me) => me.summoned.countBy('type', 'cultist') > 0 && hasSealedGate(game, me) && me.summoned.some(isReady);

const isHungry = card => card.is('necronomicon') && card.fresh === 0 && card.fed === 0;
const canFeed = me => me.summoned.has('necronomicon') && usableCount(me) > 0 && me.summoned.some(isHungry);

const hasMainAction = (game, me) => collectIsPossible(game, me) || convertIsPossible(me) || canSummon(game, me);

export const moves = {
  sacrifice: {
    when: ({ game, me }) => canSacrifice(game, me) || game.why('noCultist'),
    pick: {
      cultist: ({ me }) => me.summoned.distinct.filter(isReady),
      gate: ({ game, me }) => adjacentGates(game, me, seal => !seal.isEmpty),
      crystal: ({ game, gate }) => game.seals[gate],
    },
    apply: ({ game, me, step, cultist, gate, crystal }) => {
      const seal = game.seals[gate];
      cultist.moveTo(game.discards);
      seal.give(me.dial, crystal, 1, 0, game.compute('sacrificePosition', SACRIFICE, { player: me, card: cultist }) - 1);
      if (seal.isEmpty) game.push('release', { gate });
      game.trigger('sacrificed', { player: me, card: cultist, crystal });
      if (step.name === 'afterwards') finishTurn(game);
    },
  },

  feed: {
    when: ({ game, me }) => canFeed(me) || game.why('noNecronomicon'),
    pick: {
      card: ({ me }) => me.summoned.filter(isHungry),
      crystal: ({ game, me }) => usable(game, me),
    },
    apply: ({ game, me, step, card, crystal }) => {
      use(game, me, crystal, card.onCard);
      card.fed = 1;
      if (step.name === 'afterwards') finishTurn(game);
    },
  },

  pass: {
    when: ({ game, me }) => !hasMainAction(game, me) || game.why('mustAct'),
    apply: ({ game }) => {
      game.passes += 1;
      // Nobody can do anything any more: let it end. Leo always can.
      if (!isSolo(game) && game.passes >= game.players.length) triggerEndOfTimes(game);
      finishTurn(game);
    },
  },

  endTurn: { apply: ({ game }) => { game.leave(); endTurn(game); } },
};

export const steps = {
  begin: { run: ({ game }) => beginTurn(game) },
  wrapUp: { run: ({ game }) => finishTurn(game) },
};

function beginTurn(game) {
  const me = game.active;
  game.canCollect = me.hand.count() <= game.compute('handLimit', HAND_LIMIT, { player: me }) ? 1 : 0;
  game.trigger('turnBegins', { player: me });
  game.push('turn');
}

function endTurn(game) {
  const me = game.active;
  for (let i = 0; i < gateCount(game); i++) if (game.seals[GATES[i]].isEmpty) fill(game, game.seals[GATES[i]]);
  tidy(me);
  game.trigger('turnEnds', { player: me });
  if (game.endOfTimes === 1 && (isSolo(game) || me.leo === 1)) game.push('scoring');
  else if (isSolo(game)) game.push('leoTurn');
  else {
    game.active = game.after(me);
    beginTurn(game);
  }
}

/** From the next turn on everything summoned is ready, and every Necronomicon hungry. */
function tidy(me) {
  if (me.summoned.isEmpty) return;
  me.summoned.last.fresh = 0;
  if (me.summoned.has('necronomicon')) me.summoned.forEach(card => { card.fed = 0; });
}
