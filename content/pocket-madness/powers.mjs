// The seven Portals: what each does when it is sealed. A power that needs choices pushes a step; `turn` is what comes of the
// turn afterwards: { acted, sealed, extra, over }. When a Portal can be sealed stands in cards.yaml (needs).
import { maySeal, putBack, sealable } from './portals.mjs';
import { resumeTurn } from './turn.mjs';

const MOST_GIFTS = 2;

export const cards = {
  cthulhu: { on: { seal: ({ game }) => game.push('gift', { left: MOST_GIFTS }) } },

  azathoth: {
    on: {
      seal: ({ game, player }) => {
        for (const p of victims(game, player)) {
          const lost = p.hand.random();
          lost.moveTo(p.discards);
          game.say('lost', { player: p, card: lost });
        }
      },
    },
  },

  shub_niggurath: {
    on: {
      seal: ({ game, player }) => {
        const [first, ...others] = victims(game, player);
        if (others.length === 0) lookInto(game, player, first);
        else game.push('spy');
      },
    },
  },

  dagon: { on: { seal: ({ turn }) => { turn.extra = true; } } },
  nyarlathotep: { on: { seal: ({ game }) => game.push('reach') } },
  shoggoth: { on: { seal: ({ game, player }) => { for (const p of game.players) p.bound = p === player ? 0 : 1; } } },
  gug: { on: { seal: ({ turn }) => { turn.over = true; } } },
};

export const powerMoves = {
  seal: {
    when: ({ game, me, step }) => step.sealed ? game.why('hasSealed') : maySeal(game, me, step.acted),
    pick: { portal: ({ me }) => me.claimed },
    check: ({ game, me, step, portal }) => sealable(game, me, portal, step.acted),
    apply: ({ game, me, step, portal }) => {
      const turn = { held: !me.hand.isEmpty, acted: step.acted, sealed: true, extra: step.extra, over: false };
      putBack(game, portal);
      portal.trigger('seal', { player: me, turn });
      game.trigger('sealed', { player: me, portal, turn });
      turn.sealed = game.compute('lastSeal', true, { player: me });
      if (game.hasPushed) game.go('resume', turn);            // after the choices that the power asks for
      else resumeTurn(game, me, turn);
    },
  },

  give: {                                     // Cthulhu: one card at a time
    pick: { card: ({ me }) => me.hand.distinct, to: ({ game, me }) => game.others(me) },
    apply: ({ game, me, step, card, to }) => {
      card.moveTo(to.hand);
      step.left -= 1;
      if (step.left === 0 || me.hand.isEmpty) game.leave();
    },
  },
  keepRest: {
    when: ({ game, step }) => step.left < MOST_GIFTS || game.why('giveOne'),
    apply: ({ game }) => game.leave(),
  },

  spyOn: {                                    // Shub-Niggurath: into whose hand, then what to take
    pick: { victim: ({ game, me }) => game.others(me) },
    check: ({ game, victim }) => !victim.hand.isEmpty || game.why('emptyHand'),
    apply: ({ game, me, victim }) => lookInto(game, me, victim),
  },
  steal: {
    pick: { card: ({ step }) => step.from.hand.distinct },
    apply: ({ me, step, card }) => {
      card.moveTo(me.hand);
      step.from.hand.hideFrom(me);
    },
  },

  reach: {                                    // Nyarlathotep: any card of the line, open or not
    pick: { card: 'line' },
    apply: ({ me, card }) => card.moveTo(me.hand),
  },
};

/** Opponents with cards, clockwise from the next player. */
const victims = (game, me) => game.playersFrom(game.after(me)).filter(p => p !== me && !p.hand.isEmpty);

function lookInto(game, me, victim) {
  victim.hand.showTo(me);
  game.push('steal', { from: victim });
}
