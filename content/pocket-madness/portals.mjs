// Who has which Portal, and when it may be sealed. What sealing does stands in powers.mjs.

/** Whether a Portal in front of a player may be sealed now: true, or why not. It depends on nothing that is hidden. */
export const sealable = (game, me, portal, acted) =>
  game.compute('sealable', mayWork(game, me, portal.needs, acted), { player: me, portal, acted });

function mayWork(game, me, needs, acted) {
  switch (needs) {
    case 'hand': return !me.hand.isEmpty || game.why('noGift');
    case 'opponent': return hasVictim(game, me) || game.why('noVictim');
    case 'line': return !game.line.isEmpty || game.why('lineEmpty');
    // A Portal is claimed by an action, so this also bars it from the turn that claimed it.
    case 'action': return !acted || game.why('insteadOfAction');
    default: return true;
  }
}

function hasVictim(game, me) {
  for (const p of game.players) if (p !== me && !p.hand.isEmpty) return true;
  return false;
}

export function canSeal(game, me, acted) {
  for (let i = 0, n = me.claimed.size; i < n; i++) if (sealable(game, me, me.claimed.at(i), acted) === true) return true;
  return false;
}

/** Whether any Portal may be sealed: true, or why not. */
export const maySeal = (game, me, acted) =>
  canSeal(game, me, acted) || (me.claimed.isEmpty ? game.why('noPortal') : sealable(game, me, me.claimed.top, acted));

/** After a set: its Portal comes from the pool, or from the opponent who has it. */
export function claim(game, me, location) {
  const portal = game.piece(location.portal);
  if (portal.isIn(me.claimed)) return;
  const { owner } = portal.zone;
  portal.moveTo(me.claimed);
  if (owner === undefined) game.say('claimed', { player: me, portal });
  else game.say('seized', { player: me, portal, owner });
  game.trigger('claimed', { player: me, portal, owner });
}

/** The pool lies in the order of the numbers. */
export function putBack(game, portal) {
  let place = 0;
  while (place < game.pool.size && game.pool.at(place).number < portal.number) place++;
  portal.moveTo(game.pool, place);
}
