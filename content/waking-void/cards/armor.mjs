// Armor: it helps against the attacks of players and monsters, never against a guardian. All pieces add up.
import { hurt, lose } from '../harm.mjs';
import { isPawn, stands } from '../places.mjs';
import { carried } from './weapons.mjs';

const SHOT_GUARD = 3, THORNS = 2, WARD = 2, MASK = 2;

const worn = ({ value, card, owner, target }) => target.owner === owner ? value - card.guard : value;

export const cards = {
  leather_coat: { modify: { damageTaken: worn } },
  chain_shirt: { modify: { damageTaken: worn } },
  pale_plate: { modify: { damageTaken: worn, moveRoll: carried } },
  riot_shield: { modify: { damageTaken: it => it.distance > 1 && it.target.owner === it.owner ? it.value - SHOT_GUARD : worn(it) } },

  thorn_mantle: {
    modify: { damageTaken: worn },
    on: {
      damageDealt: ({ game, card, owner, figure, opponent, rolled, distance }) => {
        if (opponent.owner !== owner || rolled === 0 || distance > 1 || !stands(figure)) return;
        if (isPawn(figure)) lose(game, figure.owner, THORNS, card, owner);
        else hurt(game, figure, THORNS, owner);
      },
    },
  },

  warded_amulet: { modify: { sanityLoss: ({ value, owner, player }) => owner === player ? Math.max(0, value - WARD) : value } },
  mirror_mask: { modify: { enemyDistance: ({ value, owner, player }) => owner === player ? value + MASK : value } },
};
