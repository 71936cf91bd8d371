// Characters, the guardian and the places at the portal.
import { freeRing, pawnOf, turnOrder } from './places.mjs';

export const moves = {
  choose: {
    pick: { character: ({ game }) => game.characterDeck },
    apply: ({ me, character }) => character.moveTo(me.character),
  },
  enter: {
    pick: { space: ({ game }) => freeRing(game) },
    apply: ({ me, space }) => pawnOf(me).moveTo(space),
  },
};

export const steps = {
  setup: {
    run: ({ game }) => {
      if (game.option('characters') === 'chosen') for (const p of game.players) game.push('choose', { who: p });
      else for (const p of game.players) game.characterDeck.random().moveTo(p.character);
      game.push('begin');
    },
  },

  begin: {
    run: ({ game }) => {
      for (const p of game.players) equip(game, p, p.character.top);
      game.characterDeck.moveAll(game.box);
      wakeGuardian(game);
      game.firstSeat = game.least(p => p.character.top.age)[0].seat;
      for (const p of turnOrder(game)) game.push('placement', { who: p });
      game.push('round');
    },
  },
};

function equip(game, player, character) {
  player.sanity = character.sanity;
  if (character.brings !== undefined) game.equipmentDeck.find(character.brings)?.moveTo(player.items);
}

function wakeGuardian(game) {
  const guardian = game.guardianDeck.random();
  guardian.moveTo(game.track);
  game.guardianDeck.moveAll(game.box);
  game.guardianHealth = game.compute('guardianHealth', guardian.perPlayer * game.players.length + guardian.base, { guardian });
  game.say('guardian', { guardian, health: game.guardianHealth });
}
