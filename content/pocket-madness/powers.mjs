// The seven Portals. `sealable` says whether the power can do something now, `seal` does it. A power that needs choices
// pushes a step; `turn` is what comes of the turn afterwards: { acted, extra, over }.

const MOST_GIFTS = 2;
const opponents = (game, me) => game.playersFrom(game.after(me)).filter(p => p !== me && !p.hand.isEmpty);

const needsVictim = ({ game, player, value }) => {
  for (const p of game.players) if (p !== player && !p.hand.isEmpty) return value;
  return 'No opponent has a card.';
};
const needsLine = ({ game, value }) => game.line.isEmpty ? 'The line is used up.' : value;

export const cards = {
  cthulhu: {
    modify: { sealable: ({ player, value }) => player.hand.isEmpty ? 'You have no card to give away.' : value },
    on: { seal: ({ game }) => game.push('gift', { left: MOST_GIFTS }) },
  },

  azathoth: {
    modify: { sealable: needsVictim },
    on: {
      seal: ({ game, player }) => {
        for (const p of opponents(game, player)) {
          const lost = p.hand.random();
          lost.moveTo(p.discards);
          game.say('lost', { player: p, card: lost });
        }
      },
    },
  },

  shub_niggurath: {
    modify: { sealable: needsVictim },
    on: {
      seal: ({ game, player }) => {
        const victims = opponents(game, player);
        if (victims.length === 1) lookInto(game, player, victims[0]);
        else game.push('spy');
      },
    },
  },

  dagon: { on: { seal: ({ turn }) => { turn.extra = true; } } },

  nyarlathotep: { modify: { sealable: needsLine }, on: { seal: ({ game }) => game.push('reach') } },

  shoggoth: { modify: { sealable: needsLine }, on: { seal: ({ player }) => { player.lock = 1; } } },

  gug: {                                      // claimed by an action, so never open to the turn in which it was claimed
    modify: { sealable: ({ acted, value }) => acted ? 'The Gug stands in for an action, and you have taken yours.' : value },
    on: { seal: ({ turn }) => { turn.over = true; } },
  },
};

export const powerMoves = {
  give: {                                     // Cthulhu: one card at a time
    pick: { card: ({ me }) => me.hand.distinct, to: ({ game, me }) => game.others(me) },
    apply: ({ game, me, step, card, to }) => {
      card.moveTo(to.hand);
      step.left -= 1;
      if (step.left === 0 || me.hand.isEmpty) game.leave();
    },
  },
  keepRest: {
    when: ({ step }) => step.left < MOST_GIFTS || 'Give at least one card away.',
    apply: ({ game }) => game.leave(),
  },

  spyOn: {                                    // Shub-Niggurath: into whose hand, then what to take
    pick: { victim: ({ game, me }) => game.others(me) },
    check: ({ victim }) => !victim.hand.isEmpty || 'That hand is empty.',
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
    pick: { card: ({ game }) => game.line },
    apply: ({ me, card }) => card.moveTo(me.hand),
  },
};

function lookInto(game, me, victim) {
  victim.hand.showTo(me);
  game.push('steal', { from: victim });
}
