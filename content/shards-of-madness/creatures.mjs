// What Creatures do when they arrive. Each ability may be declined; one that could do nothing is not asked about.
//
// `arrived` runs as soon as the card is summoned and asks the player; `invoked` runs when the player says yes to an
// ability that needs no choice.
import { adjacentGates, fill, hasSealedGate, isSolo, leftGate, rightGate, sealSize, usable, usableCount, use } from './crystals.mjs';
import { collectIsPossible } from './collect.mjs';
import { takeFromAltar } from './solo.mjs';

const EXPERIENCE = 0, TOP = 6;

const ask = ({ game, card }) => game.push('ability', { card });

export const cards = {
  byakhee: { on: { arrived: ({ game, player }) => { if (canSwap(player.dial)) game.push('byakhee'); } } },
  shantak: { on: { arrived: ({ game, player }) => { if (raisable(player.dial, 0).length > 0) game.push('shantak', { raised: 0 }); } } },
  fire_vampire: { on: { arrived: ({ game, player }) => { if (usableCount(player) > 0) game.push('fireVampire'); } } },
  star_spawn: { on: { arrived: ({ game, player, card }) => { if (hasSealedGate(game, player)) game.push('starSpawn', { card }); } } },
  mi_go: { on: { arrived: ({ game, player }) => { if (swappable(game, player) > 0) game.push('miGo'); } } },
  deep_ones: { on: { arrived: ({ game, player }) => { if (collectIsPossible(game, player)) game.push('extra', { collects: 1, converts: 0 }); } } },

  shoggoth: { on: {
    arrived: it => { if (it.player.dial.countSlot(EXPERIENCE) > 0) ask(it); },
    invoked: ({ player, card }) => {
      for (const crystal of player.dial.of) player.dial.give(card.onCard, crystal, player.dial.count(crystal, EXPERIENCE), EXPERIENCE);
    },
  } },

  ghoul: { on: {
    arrived: it => { if (neighbours(it.game, it.player).some(p => !p.hand.isEmpty)) ask(it); },
    invoked: ({ game, player, card }) => {
      for (const p of neighbours(game, player)) if (!p.hand.isEmpty) game.push('ghoul', { who: p, card });
    },
  } },

  hounds_of_tindalos: { on: {
    arrived: it => { if (neighbours(it.game, it.player).some(hasExperience)) ask(it); },
    invoked: ({ game, player }) => {
      for (const p of neighbours(game, player)) if (hasExperience(p)) game.push('hounds', { who: p, to: player });
    },
  } },

  colours_out_of_space: { on: {
    arrived: it => {
      const full = sealSize(it.game);
      if (adjacentGates(it.game, it.player, seal => seal.count() < full).length > 0 && !it.game.bag.isEmpty) ask(it);
    },
    invoked: ({ game, player }) => {
      fill(game, game.seals[leftGate(player)]);
      fill(game, game.seals[rightGate(game, player)]);
    },
  } },
};

export const moves = {
  swap: {                                     // Byakhee; equal colours or equal positions would change nothing
    pick: {
      colour: ({ me }) => me.dial,
      position: ({ me, colour }) => positionsOf(me.dial, colour).filter(at => partners(me.dial, colour, at).length > 0),
      other: ({ me, colour, position }) => partners(me.dial, colour, position),
      otherPosition: ({ me, other, position }) => positionsOf(me.dial, other).filter(at => at !== position),
    },
    apply: ({ me, colour, position, other, otherPosition }) => {
      me.dial.give(me.dial, colour, 1, position - 1, otherPosition - 1);
      me.dial.give(me.dial, other, 1, otherPosition - 1, position - 1);
    },
  },

  raise: {                                    // Shantak; one crystal of each colour
    pick: {
      colour: {
        from: ({ me }) => me.dial,
        check: ({ game, me, step, colour }) => canRaise(me.dial, colour, step.raised) || game.why('notRaised'),
      },
      position: ({ me, colour }) => positionsOf(me.dial, colour).filter(canRise),
    },
    apply: ({ game, me, step, colour, position }) => {
      me.dial.give(me.dial, colour, 1, position - 1, position);
      step.raised |= bitOf(me.dial, colour);
      if (raisable(me.dial, step.raised).length === 0) game.leave();
    },
  },

  learn: {                                    // Fire Vampire
    pick: { crystal: ({ game, me }) => usable(game, me) },
    apply: ({ game, me, crystal }) => use(game, me, crystal, me.dial, EXPERIENCE),
  },

  engulf: {                                   // Star-Spawn
    pick: { gate: ({ game, me }) => adjacentGates(game, me, seal => !seal.isEmpty) },
    apply: ({ game, step, gate }) => {
      game.seals[gate].giveAll(step.card.onCard);
      game.push('release', { gate });
    },
  },

  bargain: {                                  // Mi-Go
    pick: {
      give: { from: ({ me }) => me.concealed, min: ({ game, me }) => swappable(game, me), max: ({ game, me }) => swappable(game, me) },
      take: { from: ({ game }) => game.altar, min: ({ give }) => give.length, max: ({ give }) => give.length },
    },
    apply: ({ game, me, give, take }) => {
      for (const card of give) card.moveTo(me.looking);
      for (const card of take) takeFromAltar(game, card, me.concealed);
      me.looking.moveAll(game.altar);
    },
  },

  surrender: {                                // to a Ghoul
    pick: { crystal: ({ me }) => me.hand },
    apply: ({ me, step, crystal }) => me.hand.give(step.card.onCard, crystal),
  },

  forfeit: {                                  // to the Hounds of Tindalos
    pick: { crystal: ({ me }) => me.dial.kinds(EXPERIENCE) },
    apply: ({ me, step, crystal }) => me.dial.give(step.to.dial, crystal, 1, EXPERIENCE, EXPERIENCE),
  },
};

const hasExperience = player => player.dial.countSlot(EXPERIENCE) > 0;

/** The players who sit next to somebody: with two players there is one of them. */
function neighbours(game, me) {
  if (isSolo(game)) return [];
  return me.left === me.right ? [me.left] : [me.left, me.right];
}

const swappable = (game, me) => Math.min(me.concealed.size, game.altar.size);

// ---------------------------------------------------------------- crystals on a dial

function positionsOf(dial, crystal) {
  const list = [];
  for (let position = 1; position <= TOP; position++) if (dial.count(crystal, position - 1) > 0) list.push(position);
  return list;
}

/** Two colours and two positions: then some two crystals differ in both. */
function canSwap(dial) {
  let positions = 0;
  for (let slot = 0; slot < TOP; slot++) if (dial.countSlot(slot) > 0) positions++;
  return positions > 1 && dial.kinds().length > 1;
}

/** The other colours with a crystal that lies elsewhere. */
const partners = (dial, colour, position) =>
  dial.of.filter(other => other !== colour && positionsOf(dial, other).some(at => at !== position));

const canRise = position => position > 1 && position < TOP;
const bitOf = (dial, crystal) => 1 << dial.of.indexOf(crystal);
const canRaise = (dial, crystal, raised) => (raised & bitOf(dial, crystal)) === 0 && positionsOf(dial, crystal).some(canRise);
const raisable = (dial, raised) => dial.of.filter(crystal => canRaise(dial, crystal, raised));
