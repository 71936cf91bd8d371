// What the monsters can do besides hunting and biting.
import { baseAttack } from '../combat.mjs';
import { isGuardianOnTrack, isMonster, isPawn, spaceOf, stands } from '../places.mjs';

const PATIENCE = 5, BRITTLE = 4, ECHO = 2, TOLL = 3;

const isConsumable = item => item.type === 'consumable';

/** Something that a monster does when it has hurt a player who survives. */
const hurting = act => ({ game, card, figure, opponent, taken, isCounter }) => {
  if (figure === card && taken > 0 && isPawn(opponent) && stands(opponent)) act({ game, player: opponent.owner, isCounter });
};

export const cards = {
  chain_thrall: { modify: {
    targets: ({ value, card, enemy }) => {
      const assailant = enemy === card ? value.find(p => p.assailant > 0) : undefined;
      return assailant === undefined ? value : [assailant];
    },
  } },
  marrow_hound: { modify: { targets: ({ game, value, card, enemy }) => enemy === card ? game.least('sanity', value) : value } },

  skitterling: { modify: { passesFigures: ({ value, card, enemy }) => enemy === card || value } },
  rift_stalker: { modify: { pathing: ({ value, card, enemy }) => enemy === card ? 'stalk' : value } },
  patient_mimic: { modify: { enemyMoves: ({ game, value, card, enemy }) => value && (enemy !== card || somebodyIsNear(game, card.space)) } },

  hollow_priest: { modify: { attackDice: ({ value, card, figure }) => isMonster(figure) && figure !== card ? value + 1 : value } },
  echo_of_you: { modify: { attackDice: ({ value, card, figure, opponent }) => figure === card ? value + baseAttack(opponent.owner) + ECHO : value } },
  glass_widow: { modify: { damageTaken: ({ value, card, target }) => target === card ? Math.min(BRITTLE, value) : value } },
  stitched_brute: { modify: { canCounter: ({ value, card, figure }) => figure !== card && value } },

  weeping_choir: { on: { damageDealt: hurting(({ player }) => { player.chilled = 1; }) } },
  lantern_eater: { on: {
    damageDealt: hurting(({ game, player, isCounter }) => {
      if (!isCounter && player.items.some(isConsumable)) game.push('forfeit', { who: player });
    }),
  } },
  void_leech: { on: {
    damageDealt: ({ card, figure, opponent, taken }) => {
      if (figure === card && isPawn(opponent) && stands(card)) card.damage -= taken;
    },
  } },
  bone_bellringer: { on: {
    enemyTurnEnd: ({ game, card, enemy }) => {
      if (enemy !== card || !isGuardianOnTrack(game)) return;
      const rolled = game.roll('power');
      game.say('tolled', { enemy });
      if (rolled === TOLL) game.trackSpace += 1;
    },
  } },
};

export const moves = {
  forfeit: {
    pick: { item: ({ me }) => me.items.distinct.filter(isConsumable) },
    apply: ({ game, item }) => item.moveTo(game.equipmentDiscards),
  },
};

const somebodyIsNear = (game, space) => game.inGame.some(p => game.board.distance('walk', space, spaceOf(p)) <= PATIENCE);
