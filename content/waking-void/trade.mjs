// After moving, equipment can be exchanged with neighbours who agree. Each neighbour can be asked once a turn.
import { altarPhase, checkLimit } from './altars.mjs';
import { areAdjacent, spaceOf } from './places.mjs';

export const steps = {
  tradePhase: { run: ({ game }) => tradePhase(game, game.active) },
};

export const moves = {
  offerTrade: {
    when: ({ game, me }) => canTrade(game, me) || game.why('nobodyBeside'),
    pick: {
      partner: ({ game, me }) => game.players.filter(p => isPartner(game, me, p)),
      give: { from: ({ me }) => me.items, min: ({ partner }) => partner.items.isEmpty ? 1 : 0, max: ({ me }) => me.items.size },
      take: { from: ({ partner }) => partner.items, min: ({ give }) => give.length === 0 ? 1 : 0, max: ({ partner }) => partner.items.size },
    },
    apply: ({ game, me, partner, give, take }) => {
      for (const item of give) item.offered = 1;
      for (const item of take) item.offered = 1;
      partner.asked = 1;
      game.push('answer', { who: partner, from: me });
      game.push('tradePhase');
    },
  },
  endTrade: { apply: ({ game, me }) => altarPhase(game, me) },

  accept: {
    apply: ({ game, me, step }) => {
      const other = step.from;
      const mine = takeOffered(me), theirs = takeOffered(other);
      for (const item of mine) item.moveTo(other.items);
      for (const item of theirs) item.moveTo(me.items);
      checkLimit(game, other);
      checkLimit(game, me);
    },
  },
  refuse: {
    apply: ({ me, step }) => {
      takeOffered(me);
      takeOffered(step.from);
    },
  },
};

/** Asks whether to trade where that is possible, else goes on to the altar. */
export function tradePhase(game, me) {
  if (canTrade(game, me)) game.push('trade');
  else altarPhase(game, me);
}

function canTrade(game, me) {
  for (let i = 0; i < game.players.length; i++) if (isPartner(game, me, game.players[i])) return true;
  return false;
}

function isPartner(game, me, other) {
  if (other === me || other.isOut || other.asked > 0 || me.items.isEmpty && other.items.isEmpty) return false;
  return areAdjacent(game, spaceOf(me), spaceOf(other));
}

function takeOffered(player) {
  const list = player.items.filter(item => item.offered > 0);
  for (const item of list) item.offered = 0;
  return list;
}
