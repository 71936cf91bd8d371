// A broken Seal: two cards of the Gate are looked at, one goes to the Altar and one under the dial; then the Gate is sealed again.
import { fill, isSolo } from './crystals.mjs';
import { triggerEndOfTimes } from './summon.mjs';

const LOOKED_AT = 2, CONCEALED = 2;

export const moves = {
  openFirst: {                                // both Seals broken at once
    pick: { gate: ({ step }) => [step.one, step.other] },
    apply: ({ game, step, gate }) => {
      game.push('release', { gate });
      game.push('release', { gate: gate === step.one ? step.other : step.one });
    },
  },

  reveal: {                                   // asked also if both are alike: others must not learn that
    pick: { card: ({ me }) => me.looking.distinct },
    apply: ({ game, me, card }) => {
      card.moveTo(game.altar);
      if (me.concealed.size < game.compute('concealedLimit', CONCEALED, { player: me })) me.looking.moveAll(me.concealed);
      else game.push('overflow');
    },
  },

  expose: {                                   // three concealed cards are one too many
    pick: { card: ({ me }) => onceEach([me.looking.top, ...me.concealed]) },
    apply: ({ game, me, card }) => {
      card.moveTo(game.altar);
      me.looking.moveAll(me.concealed);
    },
  },
};

const onceEach = cards => cards.filter((card, i) => cards.findIndex(other => other.kind === card.kind) === i);

export const steps = {
  release: {
    run: ({ game, step }) => {
      const gate = step.gate, me = game.active, deck = game.gates[gate];
      game.say('released', { player: me, gate });
      game.trigger('released', { player: me, gate });
      if (deck.size === 1) deck.deal(1, game.altar);
      else if (deck.deal(LOOKED_AT, me.looking) > 0) game.push('reveal');
      game.push('reseal', { gate });
    },
  },

  reseal: {
    run: ({ game, step }) => {
      fill(game, game.seals[step.gate]);
      if (game.gates[step.gate].isEmpty && !isSolo(game)) triggerEndOfTimes(game);
    },
  },
};
