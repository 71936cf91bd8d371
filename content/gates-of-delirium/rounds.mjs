// Rounds and turns: who has the disc, which side is up, whose turn comes next.
import { draw, play } from './action-cards.mjs';
import { nothingToBuild } from './building.mjs';

const CARDS_A_TURN = 2, CARDS_DRAWN = 2;

/** The player before whom the sanity disc lies: the start player. */
const starter = game => {
  let p = game.active;
  while (p.disc.isEmpty) p = p.left;
  return p;
};
export const isInsane = game => starter(game).disc.top.is('insane');

export function flipDisc(game) {
  const disc = starter(game).disc, up = disc.top;
  game.underside.top.moveTo(disc);
  up.moveTo(game.underside);
}

const beginTurn = (game, player) => game.push('turn', { left: game.compute('cardsPerTurn', CARDS_A_TURN, { player }) });

export const roundMoves = {
  chooseSanity: {
    pick: { side: ({ game, me }) => [me.disc.top, game.underside.top] },
    apply: ({ game, side }) => {
      if (side.isIn(game.underside)) flipDisc(game);
      game.leave();
      beginTurn(game, game.active);
    },
  },
  playCard: {
    when: ({ game, me, step }) => step.left > 0 ? !me.hand.isEmpty || game.why('handEmpty') : game.why('allPlayed'),
    pick: { card: 'hand' },
    apply: ({ game, me, step, card }) => {
      step.left -= 1;
      play(game, me, card);
    },
  },
  endTurn: {
    when: ({ game, me, step }) => step.left <= 0 || me.hand.isEmpty || game.why('playTwo'),
    apply: ({ game, me }) => {
      draw(game, me, game.compute('cardsDrawn', CARDS_DRAWN, { player: me }));
      game.go('nextTurn');
    },
  },
};

export const roundSteps = {
  nextTurn: {
    run: ({ game }) => {
      const next = game.active.left;
      if (!next.disc.isEmpty) return endRound(game, next);
      game.active = next;
      beginTurn(game, next);
    },
  },
};

/** The disc goes to the left, unless the gates are used up or an automated run has lasted long enough. */
function endRound(game, holder) {
  game.trigger('roundEnded', { starter: holder });
  const cap = game.option('maxRounds');
  if (nothingToBuild(game)) {
    game.say('gatesUsedUp');
    return game.push('finalScoring');
  }
  if (cap > 0 && game.round >= cap) {
    game.say('lastRound');
    return game.push('finalScoring');
  }
  game.round += 1;
  game.active = holder.left;
  holder.disc.moveAll(game.active.disc);
  game.push('sanity');
}
