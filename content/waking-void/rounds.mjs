// A round: every living player's turn, the enemies, an event. And how a turn begins: consumables and the movement die.
import { gain, tellOfGuardian } from './harm.mjs';
import { turnOrder } from './places.mjs';

const SLOWEST = 1;

export const steps = {
  round: {
    run: ({ game }) => {
      const most = game.option('maxRounds');
      if (most > 0 && game.round >= most) {
        game.because('roundsOver', { rounds: most });
        tellOfGuardian(game);
        return game.end({ reason: 'time_up' });
      }
      game.round += 1;
      for (const p of turnOrder(game)) game.push('turn', { player: p });
      game.push('enemies');
      game.push('event');
      game.push('round');
    },
  },

  turn: {
    run: ({ game, step }) => {
      const me = step.player;
      if (me.isOut) return;
      game.active = me;
      forgetLastTurn(game, me);
      game.trigger('turnBegins', { player: me });
      if (hasUsable(game, me)) game.push('ready');
      else rollToMove(game, me);
    },
  },
};

export const moves = {
  consume: {
    when: ({ game, me }) => hasUsable(game, me) || game.why('nothingToConsume'),
    pick: { item: ({ me }) => me.items.distinct.filter(isConsumable) },
    check: ({ game, me, item }) => isUsable(me, item) || game.why('notConsumable'),
    apply: ({ game, me, item }) => {
      item.moveTo(game.equipmentDiscards);
      if (item.heal > 0) gain(me, game.compute('heal', item.heal, { player: me, item }));
      item.trigger('consume', { player: me });
      if (!hasUsable(game, me)) endReady(game, me);
    },
  },
  roll: { apply: ({ game, me }) => endReady(game, me) },
  reroll: {
    apply: ({ game, me }) => {
      rollTheDie(game, me);
      setOut(game, me);
    },
  },
  keepRoll: { apply: ({ game, me }) => setOut(game, me) },
};

function forgetLastTurn(game, me) {
  me.circle = 0;
  me.whetted = 0;
  me.pace = 0;
  for (let i = 0; i < game.players.length; i++) game.players[i].asked = 0;
  if (game.casts > 0) forgetSpells(game);
}

/** A spell was spent for whoever cast it in that turn, wherever the card has gone since: its next owner may cast it. */
function forgetSpells(game) {
  for (const item of game.piecesOf('equipment')) item.spent = 0;
  game.casts = 0;
}

const isConsumable = item => item.type === 'consumable';
const isUsable = (me, item) => item.compute('usable', true, { player: me });

function hasUsable(game, me) {
  for (let i = 0; i < me.items.size; i++) {
    const item = me.items.at(i);
    if (isConsumable(item) && isUsable(me, item) === true) return true;
  }
  return false;
}

function endReady(game, me) {
  game.leave();
  rollToMove(game, me);
}

function rollTheDie(game, me) {
  game.rolled = game.roll('movement');
  game.say('rolled', { player: me });
}

function rollToMove(game, me) {
  rollTheDie(game, me);
  if (game.compute('rerolls', 0, { player: me }) > 0) game.push('reroll');
  else setOut(game, me);
}

/** The roll stands: with all that hastens and slows, it says how many steps a player may go. */
function setOut(game, me) {
  const steps = game.compute('moveRoll', game.rolled + me.pace - me.chilled, { player: me });
  me.pace = 0;
  me.chilled = 0;
  game.push('move', { left: Math.max(SLOWEST, steps) });
}
