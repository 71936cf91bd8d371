// A turn is one action (draw, open Portals, publish) and, before or after it, at most one Portal sealed.
import { canSeal } from './portals.mjs';

export const SET_SIZE = 3, RUN_SIZE = 7, MOST_MELDS = 3;
const MOST_DRAWN = 3;
const DREW = ['drew', 'drewTwo', 'drewThree'];
const UP_TO = [[], [1], [1, 2], [1, 2, 3], [1, 2, 3, 4], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6]];

export const turnMoves = {
  draw: {
    when: ({ game, step }) => step.acted ? game.why('acted') : !game.line.isEmpty || game.why('lineEmpty'),
    pick: {
      count: {
        from: ({ game, me }) => UP_TO[game.compute('mostDrawn', MOST_DRAWN, { player: me })],
        where: ({ game, count }) => game.line.pieces.slice(0, count),
        label: ({ game, count }) => game.why('cards', { count }),
      },
    },
    check: ({ game, me, count }) => {
      if (count > game.line.size) return game.why('lineShort');
      return count === 1 || !isBound(game, me) || game.why('bound');
    },
    apply: ({ game, me, step, count }) => {
      const held = me.hand.size;
      game.line.deal(count, me.hand);
      for (let i = held; i < held + count; i += DREW.length) tellDrawn(game, me.hand, i, Math.min(DREW.length, held + count - i));
      step.acted = true;
      game.trigger('drawn', { player: me, count });
      carryOn(game, me, step);
    },
  },

  endTurn: {
    when: ({ game, step }) => step.acted || game.line.isEmpty || game.why('notActed'),
    apply: ({ game, me, step }) => finishTurn(game, me, step.extra),
  },
};

export const turnSteps = {
  resume: { run: ({ game, step }) => resumeTurn(game, game.active, step) },
};

/** In one line; "a card" for who could not see it. */
function tellDrawn(game, hand, from, count) {
  game.say(DREW[count - 1], { card: hand.at(from), second: hand.at(from + 1), third: hand.at(from + 2) });
}

/** Goes on after a seal. Melding does not go on: a seal comes before or after an action, never in the middle. */
export function resumeTurn(game, me, { held, acted, sealed, extra, over }) {
  if (held && me.hand.isEmpty) game.go('goOut');
  else if (over || (acted || isIdle(game, me)) && (sealed || !canSeal(game, me, acted))) finishTurn(game, me, extra);
  else game.go('turn', { acted, extra, sealed });
}

/** Whether a Shoggoth leaves this player nothing but to draw one card. Without cards to draw it has no power. */
export const isBound = (game, me) => me.bound === 1 && !game.line.isEmpty;

export function beginTurn(game, player) {
  game.active = player;
  if (player.bound === 0) release(game);
  game.trigger('turnStart', { player });
  if (isIdle(game, player) && !canSeal(game, player, false)) finishTurn(game, player, false);
  else game.go('turn');
}

/** A Shoggoth binds everybody but its master, and lets go when the master's next turn begins. */
function release(game) {
  for (const p of game.players) p.bound = 0;
}

/** After an action, or a part of one: ends the turn if there is nothing left to decide. */
export function carryOn(game, me, step) {
  if (!mayMeldMore(me, step) && (step.sealed || !canSeal(game, me, true))) finishTurn(game, me, step.extra);
}

// The two questions below look only at what everybody sees, so that a turn that goes on says nothing about a hand.

/** A player without cards to draw and with too few to meld. */
const isIdle = (game, me) => game.line.isEmpty && me.hand.size < SET_SIZE;

const mayMeldMore = (me, step) =>
  step.opened > 0 ? step.opened < MOST_MELDS && me.hand.size >= SET_SIZE
    : step.published > 0 && step.published < MOST_MELDS && me.hand.size >= RUN_SIZE;

/** On to Dagon's extra turn, to the next player, or, after everybody's last turn, to the end of the round. */
export function finishTurn(game, me, extra) {
  if (extra) {
    game.say('extraTurn', { player: me });
    beginTurn(game, me);
  } else if (game.line.isEmpty && isRoundOver(game)) {
    game.go('payHands');
  } else {
    beginTurn(game, game.after(me));
  }
}

/** Without a line everybody has one last turn, the present player at the end. */
function isRoundOver(game) {
  if (game.lastTurns === 0) {
    game.lastTurns = game.inGame.length;
    game.say('lastTurns');
  } else {
    game.lastTurns -= 1;
  }
  return game.lastTurns === 0;
}
