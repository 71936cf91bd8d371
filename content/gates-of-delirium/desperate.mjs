// Desperate actions: paid with tokens, at any prompt of your own turn, as often as you can pay.
import { draw } from './action-cards.mjs';
import { flipDisc } from './rounds.mjs';
import { award } from './scoring.mjs';

const COSTS = { swap: 2, refresh: 3, flip: 4, scoreThree: 5 };
const SWAPPED = 2, GATES_FACE_UP = 4, POINTS = 3;

const cost = (game, player, action) => Math.max(0, game.compute('desperateCost', COSTS[action], { player, action }));

const payable = (game, me, step, action) => {
  if (step.name === 'sanity') return game.why('notYourTurn');
  const price = cost(game, me, action);
  return me.tokens >= price || game.why('tooDear', { tokens: price });
};

function pay(game, me, action) {
  const price = cost(game, me, action);
  me.tokens -= price;
  game.tokenSupply += price;
  game.trigger('desperateAction', { player: me, action });
}

export const desperateMoves = {
  swap: {
    when: ({ game, me, step }) => payable(game, me, step, 'swap'),
    apply: ({ game, me }) => {
      pay(game, me, 'swap');
      const drawn = draw(game, me, SWAPPED);
      if (drawn > 0) game.push('discard', { cards: drawn });
    },
  },
  refresh: {
    when: ({ game, me, step }) => game.gateSupply.isEmpty ? game.why('noGateToRefresh') : payable(game, me, step, 'refresh'),
    apply: ({ game, me }) => {
      pay(game, me, 'refresh');
      game.gateSupply.moveAll(game.gateDeck);
      game.gateDeck.deal(GATES_FACE_UP, game.gateSupply);
    },
  },
  flip: {
    when: ({ game, me, step }) => payable(game, me, step, 'flip'),
    apply: ({ game, me }) => {
      pay(game, me, 'flip');
      flipDisc(game);
    },
  },
  scoreThree: {
    when: ({ game, me, step }) => payable(game, me, step, 'scoreThree'),
    apply: ({ game, me }) => {
      pay(game, me, 'scoreThree');
      award(game, me, POINTS);
    },
  },
};
