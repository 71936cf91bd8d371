// Walking, taking what the fallen carried, and the way out.
//
// A walk is one choice of a tile. Where somebody fell, the walker stops for a look at the belongings and may then walk on
// with the steps that are left; whoever passes such a tile without naming it leaves everything where it is.
import { checkLimit } from './altars.mjs';
import { guardianLives, leavingWay, pawnOf, portal, roamingWay, spaceOf } from './places.mjs';
import { tradePhase } from './trade.mjs';

const SANE_ENOUGH = 30;

const OFF_AND_ON = 2;

const reach = (game, me, steps) => game.board.reach(roamingWay(game, me), spaceOf(me), steps, 'occupied');
const isBody = piece => piece.set === 'bodies';

/** Where a player can walk: also back to the own tile, if somebody fell there, by a step off and a step on again. */
function goals(game, me, steps) {
  const list = reach(game, me, steps);
  if (steps >= OFF_AND_ON && list.length > 0 && spaceOf(me).pieces.some(isBody)) list.push(spaceOf(me));
  return list;
}

const stepsTo = (game, me, to) => to === spaceOf(me) ? OFF_AND_ON : game.board.steps(roamingWay(game, me), spaceOf(me), to, 'occupied');

export const moves = {
  walk: {
    when: ({ game, me }) => reach(game, me, 1).length > 0 || game.why('hemmedIn'),
    pick: { to: ({ game, me, step }) => goals(game, me, step.left) },
    apply: ({ game, me, step, to }) => {
      const bodies = to.pieces.filter(isBody);
      const left = bodies.length === 0 ? 0 : step.left - stepsTo(game, me, to);
      pawnOf(me).moveTo(to);
      if (bodies.length === 0) return tradePhase(game, me);
      for (const body of bodies) game.push('loot', { from: body.owner });
      if (left > 0) game.push('move', { left });
      else game.push('tradePhase');
    },
  },

  stay: { apply: ({ game, me }) => tradePhase(game, me) },

  escape: {
    when: ({ game, me, step }) => {
      const needed = game.compute('sanityToLeave', SANE_ENOUGH, { player: me });
      if (me.sanity < needed) return game.why('tooMad', { sanity: needed });
      if (guardianLives(game)) return game.why('guardianLives');
      return game.board.steps(leavingWay(game, me), spaceOf(me), portal(game), 'occupied') <= step.left || game.why('portalTooFar');
    },
    apply: ({ game, me }) => {
      pawnOf(me).moveTo(portal(game));
      if (!game.slain.isEmpty) game.because('guardianGone', { guardian: game.slain.top });
      game.because('saneEnough', { player: me, sanity: me.sanity, needed: game.compute('sanityToLeave', SANE_ENOUGH, { player: me }) });
      game.end({ winners: game.compute('escapers', [me], { player: me }), reason: 'escaped' });
    },
  },

  loot: {
    pick: { items: { from: ({ step }) => step.from.remains, min: 0, max: ({ step }) => step.from.remains.size } },
    apply: ({ game, me, step, items }) => {
      const dead = step.from;
      for (const item of items) item.moveTo(me.items);
      if (dead.remains.isEmpty) dead.own('body').moveTo(game.box);
      checkLimit(game, me);
    },
  },
};
