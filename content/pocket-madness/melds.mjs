// Opening Portals: one to three sets. Publishing: one to three runs. Each meld is a move of its own, and the action goes on
// until the player seals a Portal or ends the turn.
import { claim } from './portals.mjs';
import { MOST_MELDS, RUN_SIZE, SET_SIZE, carryOn, isBound } from './turn.mjs';

/** By how many cards of a Location are in hand: the sizes that a set of it can have. */
const SIZES = Array.from({ length: 13 }, (_, held) => Array.from({ length: Math.max(0, held - SET_SIZE + 1) }, (_, i) => SET_SIZE + i));

export const meldMoves = {
  open: {
    when: ({ game, me, step }) => {
      const free = mayMeld(game, me, step.acted, step.opened);
      return free === true ? me.hand.mostAlike >= SET_SIZE || game.why('noSet') : free;
    },
    pick: {
      card: {
        from: ({ me }) => me.hand.distinct,
        check: ({ game, me, card }) => me.hand.count(card) >= SET_SIZE || game.why('noSetOfThese'),
      },
      size: {
        from: ({ me, card }) => SIZES[me.hand.count(card)],
        where: ({ me, card, size }) => me.hand.filter(held => held.is(card.kind)).slice(0, size),
        label: ({ game, card, size }) => game.why('layOut', { card, size }),
      },
    },
    apply: ({ game, me, step, card, size }) => {
      me.hand.deal(size, me.sets, card);
      step.acted = true;
      step.opened += 1;
      claim(game, me, card);
      game.trigger('opened', { player: me, card, size });
      afterMeld(game, me, step);
    },
  },

  publish: {
    when: ({ game, me, step }) => {
      const free = mayMeld(game, me, step.acted, step.published);
      return free === true ? me.hand.variety >= RUN_SIZE || game.why('noRun') : free;
    },
    apply: ({ game, me, step }) => {
      for (const card of me.hand.distinct) card.moveTo(me.runs);
      step.acted = true;
      step.published += 1;
      game.runCount += 1;
      const tokens = game.compute('runTokens', game.runCount, { player: me });
      for (const p of game.players) if (p !== me) p.madness += tokens;
      game.say('published', { tokens });
      game.trigger('published', { player: me, tokens });
      afterMeld(game, me, step);
    },
  },
};

/** Whether the player is free to begin this action, or to go on with it after so many melds: true, or why not. */
function mayMeld(game, me, acted, melds) {
  if (melds > 0) return melds < MOST_MELDS || game.why('mostMelds');
  if (acted) return game.why('acted');
  return !isBound(game, me) || game.why('bound');
}

function afterMeld(game, me, step) {
  if (me.hand.isEmpty) game.go('goOut');
  else carryOn(game, me, step);
}
