// Leo the Elder as an opponent: his pawn walks along the Altar from right to left and takes a card when it comes to the end.
import { isSolo } from './crystals.mjs';
import { tellLeo, tellUncounted } from './scoring.mjs';

const LAST_CARD = 6;

/** With how many cards in a row it ends; the row of a player, or Leo's. */
export const lastCard = (game, player) => game.compute('lastCard', LAST_CARD, { player });

/** Takes a card off the Altar; the pawn keeps its place among the others. */
export function takeFromAltar(game, card, to) {
  if (isSolo(game) && card.index < game.leoPlace) game.leoPlace -= 1;
  card.moveTo(to);
}

export function loseAtEmptyAltar(game) {
  game.because('altarGone');
  tellUncounted(game, game.players[0]);
  tellLeo(game);
  game.end({ reason: 'altar_empty' });
}

export const steps = {
  leoTurn: {
    run: ({ game }) => {
      if (game.leoPlace > 0) {
        game.leoPlace -= 1;
        game.say('leoSteps');
        return game.push('begin');
      }
      const card = game.altar.top;
      card.moveTo(game.leoCards);
      game.leoPlace = game.altar.size;
      game.say('leoSummons', { card });
      if (game.altar.isEmpty) return loseAtEmptyAltar(game);
      return game.push(game.leoCards.size >= lastCard(game) ? 'scoring' : 'begin');
    },
  },
};
