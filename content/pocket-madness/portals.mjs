// Claiming and sealing Portals. What each of them does, and when it can do it, stands in powers.mjs.
import { CONDITIONS } from './powers.mjs';

export const portalMoves = {
  seal: {
    when: ({ game, me, step }) => {
      if (step.sealed) return 'You have sealed a Portal this turn.';
      return canSeal(game, me, step.acted) || whyNot(game, me, step.acted);
    },
    pick: { portal: ({ me }) => me.claimed },
    check: ({ game, me, step, portal }) => sealable(game, me, portal, step.acted),
    apply: ({ game, me, step, portal }) => {
      const turn = { held: !me.hand.isEmpty, acted: step.acted, extra: false, over: false };
      putBack(game, portal);
      portal.trigger('seal', { player: me, turn });       // may push steps, or change what comes of the turn
      game.trigger('sealed', { player: me, portal, turn });
      game.go('resume', turn);                            // after those steps; melding does not go on after a seal
    },
  },
};

/** Whether a Portal in front of a player may be sealed now: true, or why not. */
function sealable(game, me, portal, acted) {
  const condition = CONDITIONS[portal.kind];
  return game.compute('sealable', condition === undefined || condition(game, me, acted), { player: me, portal, acted });
}

export function canSeal(game, me, acted) {
  for (let i = 0, n = me.claimed.size; i < n; i++) if (sealable(game, me, me.claimed.at(i), acted) === true) return true;
  return false;
}

const whyNot = (game, me, acted) => me.claimed.isEmpty ? 'You have no Portal.' : sealable(game, me, me.claimed.top, acted);

/** After a set: its Portal comes from the pool, or from the opponent who has it. */
export function claim(game, me, number) {
  if (portalIn(me.claimed, number) !== undefined) return;
  const portal = portalIn(game.pool, number) ?? portalOfOthers(game, number);
  if (portal === undefined) return;
  const { owner } = portal.zone;
  portal.moveTo(me.claimed);
  if (owner === undefined) game.say('claimed', { player: me, portal });
  else game.say('seized', { player: me, portal, owner });
  game.trigger('claimed', { player: me, portal, owner });
}

function portalIn(zone, number) {
  for (let i = 0, n = zone.size; i < n; i++) if (zone.at(i).number === number) return zone.at(i);
  return undefined;
}

function portalOfOthers(game, number) {
  for (const p of game.players) {
    const portal = portalIn(p.claimed, number);
    if (portal !== undefined) return portal;
  }
  return undefined;
}

/** The pool lies in the order of the numbers. */
export function putBack(game, portal) {
  portal.moveTo(game.pool, game.pool.count(other => other.number < portal.number));
}
