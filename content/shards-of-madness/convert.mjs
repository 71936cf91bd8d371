// The Mana action: several crystals become one on the dial. What is left over goes to the bag, past the Ruby of R'lyeh.
import { carried, crystalOf, hasCarrier, usableCount, usableEach, use, useCarried } from './crystals.mjs';
import { finishAction } from './turn.mjs';

const TOP = 6, FEWEST = 2, MOST_MIXED = 6, MOST_OF_ONE = 5;

const mayConvert = (game, step) => step.name === 'turn' || step.converts > 0 || game.why('noConvertLeft');
const range = (from, to) => { const list = []; for (let n = from; n <= to; n++) list.push(n); return list; };

export const moves = {
  blend: {                                    // 2 to 6 of any colours: as high as they are many
    when: ({ game, me, step }) => {
      const may = mayConvert(game, step);
      return may !== true ? may : me.hand.count() >= FEWEST || usableCount(me) >= FEWEST || game.why('twoCrystals');
    },
    pick: {
      used: { from: ({ game, me }) => usableEach(game, me), min: FEWEST, max: MOST_MIXED },
      place: ({ game, used }) => {
        const list = [];
        for (const token of used) { const crystal = crystalOf(game, token); if (!list.includes(crystal)) list.push(crystal); }
        return list;
      },
    },
    apply: ({ game, me, step, used, place }) => {
      for (const token of used) use(game, me, token, game.spent);
      convert(game, me, step, place, used.length);
    },
  },

  fuse: {                                     // 2 to 5 of one colour, from the hand: one higher
    when: ({ game, me, step }) => {
      const may = mayConvert(game, step);
      if (may !== true) return may;
      for (let i = 0; i < me.hand.of.length; i++) if (me.hand.count(me.hand.of[i], 0) >= FEWEST) return true;
      return game.why('noTwoAlike');
    },
    pick: {
      colour: { from: ({ me }) => me.hand, check: ({ game, me, colour }) => me.hand.count(colour, 0) >= FEWEST || game.why('onlyOne') },
      count: ({ me, colour }) => range(FEWEST, Math.min(MOST_OF_ONE, me.hand.count(colour, 0))),
    },
    apply: ({ game, me, step, colour, count }) => {
      me.hand.give(game.spent, colour, count);
      convert(game, me, step, colour, count + 1);
    },
  },

  fuseWithCards: {                            // the same, with crystals that lie on cards
    when: ({ game, me, step }) => {
      const may = mayConvert(game, step);
      return may !== true ? may : hasCarrier(me) && me.hand.of.some(crystal => canFuseCarried(me, crystal))
        || game.why('nothingCarried');
    },
    pick: {
      colour: ({ me }) => me.hand.of.filter(crystal => canFuseCarried(me, crystal)),
      fromCards: ({ me, colour }) => range(Math.max(1, FEWEST - me.hand.count(colour, 0)), Math.min(MOST_OF_ONE, carried(me, colour))),
      fromHand: ({ me, colour, fromCards }) => range(Math.max(0, FEWEST - fromCards), Math.min(MOST_OF_ONE - fromCards, me.hand.count(colour, 0))),
    },
    apply: ({ game, me, step, colour, fromCards, fromHand }) => {
      useCarried(me, colour, fromCards, game.spent);
      if (fromHand > 0) me.hand.give(game.spent, colour, fromHand);
      convert(game, me, step, colour, fromCards + fromHand + 1);
    },
  },

  rescue: {                                   // Ruby of R'lyeh
    pick: { crystal: ({ game }) => game.spent },
    apply: ({ game, me, step, crystal }) => {
      game.spent.give(me.hand, crystal);
      step.left -= 1;
      if (step.left === 0 || game.spent.isEmpty) { returnSpent(game); game.leave(); }
    },
  },
};

const canFuseCarried = (me, crystal) => { const n = carried(me, crystal); return n > 0 && n + me.hand.count(crystal, 0) >= FEWEST; };

/** One of the spent crystals goes onto the dial, the others to the bag. */
function convert(game, me, step, crystal, worth) {
  const position = Math.min(TOP, game.compute('position', worth, { player: me }));
  game.spent.give(me.dial, crystal, 1, 0, position - 1);
  game.trigger('converted', { player: me, crystal, position });
  const rescues = game.compute('rescues', 0, { player: me });
  if (rescues > 0) game.push('ruby', { left: rescues });
  else returnSpent(game);
  finishAction(game, step, 'converts');
}

export const returnSpent = game => game.spent.giveAll(game.bag);

export const convertIsPossible = me => me.hand.count() >= FEWEST || usableCount(me) >= FEWEST;
