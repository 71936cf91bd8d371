// What the characters can do.
import { gain } from '../harm.mjs';
import { isGuardian, spaceOf } from '../places.mjs';

/** Changes a number where it is about the character's own player. */
const own = change => ({ value, owner, player }) => owner === player ? change(value) : value;

const NEAR_GRAVE = 4, GRAVE_GAIN = 2, LONG_RANGE = 2;

export const cards = {
  jeanne: { modify: { heal: own(n => n + 3) } },
  wren: { modify: { rerolls: own(n => n + 1) } },
  ines: { modify: { attackDice: ({ value, owner, figure, weapon }) => figure.owner === owner && weapon === undefined ? value + 1 : value } },
  silas: { modify: { spellCost: own(n => Math.max(1, n - 1)) } },
  adaeze: { modify: { altarGain: own(n => n + 1) } },
  bram: { modify: { range: ({ value, owner, figure, weapon }) => figure.owner === owner && weapon !== undefined && weapon.range >= LONG_RANGE ? value + 1 : value } },
  marguerite: { modify: { altarReveal: own(n => n + 1), price: own(n => Math.max(0, n - 1)) } },

  tomas: { on: {
    death: ({ game, owner, victim, space }) => {
      if (!isGuardian(victim) && game.board.distance('shot', space, spaceOf(owner)) <= NEAR_GRAVE) gain(owner, GRAVE_GAIN);
    },
  } },
};
