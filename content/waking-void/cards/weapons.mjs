// Weapons that do more than their numbers say. It counts only in a fight for which the weapon was chosen, except for what
// it does to its carrier's pace.
import { gain } from '../harm.mjs';
import { isGuardian, isInsane, pawnOf, stands } from '../places.mjs';

const HAUL = 2;

/** A card that hastens or slows whoever carries it. */
export const carried = ({ value, card, owner, player }) => owner === player ? value + card.pace : value;

export const cards = {
  greatsword: { modify: { moveRoll: carried } },
  lantern_of_teeth: { modify: { attackDice: ({ value, card, owner, weapon }) => weapon === card && isInsane(owner) ? value + 1 : value } },
  ritual_dagger: { on: { kill: ({ card, killer, weapon }) => { if (weapon === card) gain(killer, card.gain); } } },

  chain_hook: { on: {
    damageDealt: ({ game, card, figure, opponent, weapon, taken }) => {
      if (weapon !== card || taken === 0 || isGuardian(opponent) || !stands(opponent) || !stands(figure)) return;
      const most = haulPath(game, opponent, figure).length;
      if (most > 0) game.push('haul', { who: figure.owner, hooked: opponent, most });
    },
  } },
};

export const moves = {
  haul: {
    pick: { tiles: ({ step }) => Array.from({ length: step.most + 1 }, (_, tiles) => tiles) },
    apply: ({ game, me, step, tiles }) => {
      if (tiles > 0) step.hooked.moveTo(haulPath(game, step.hooked, pawnOf(me))[tiles - 1]);
    },
  },
};

/** The free tiles over which something can be hauled towards a figure. */
function haulPath(game, hooked, figure) {
  const path = game.board.path('walk', hooked.space, figure.space);
  let free = 0;
  while (free < HAUL && free < path.length && path[free].isFree) free += 1;
  return path.slice(0, free);
}
