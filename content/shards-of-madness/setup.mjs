// Laying out the table.
import { GATES, fill, gateCount, isSolo } from './crystals.mjs';

const ALTAR = 7, HAND = 3;
const SOLO_ALTAR = { easy: 5, medium: 4, hard: 3 };

export const steps = {
  setup: {
    run: ({ game }) => {
      const first = game.players[isSolo(game) ? 0 : game.random(game.players.length)];
      game.deck.deal(isSolo(game) ? SOLO_ALTAR[game.option('level')] ?? SOLO_ALTAR.medium : ALTAR, game.altar);
      const gates = gateCount(game), cards = game.deck.size;
      for (let i = 0; i < gates; i++) {
        game.deck.deal(Math.floor((cards + gates - 1 - i) / gates), game.gates[GATES[i]]);   // an odd card goes to the first Gate
        fill(game, game.seals[GATES[i]]);
      }
      for (const p of game.players) for (let n = 0; n < HAND; n++) p.hand.add(game.bag.draw());
      game.active = first;
      if (isSolo(game)) {
        game.leoPlace = game.altar.size;
        game.push('leoTurn');
      } else {
        first.right.leo = 1;
        game.say('begins', { player: first, holder: first.right });
        game.push('begin');
      }
    },
  },
};
