// The Crystal action: take from two Gates, or put a crystal down and take others in exchange.
import { adjacentGates, coloursIn, crystalOf, hasSealedGate, leftGate, rightGate, usable, usableColours, usableList, use } from './crystals.mjs';
import { finishAction } from './turn.mjs';

const NOTHING = ['nothing'];

const mayCollect = (game, step) => {
  if (game.canCollect === 0) return game.why('tooMany');
  return step.name === 'turn' || step.collects > 0 || game.why('noCollectLeft');
};

/** Whether a crystal of one of these colours can be put on a Seal that holds a crystal of another colour. */
const canExchange = (seal, colours) => {
  const there = coloursIn(seal);
  return there !== 0 && colours !== 0 && ((there & there - 1) !== 0 || (colours & ~there) !== 0);
};

const exchange = {
  when: ({ game, me, step }) => {
    const may = mayCollect(game, step);
    if (may !== true) return may;
    const mine = usableColours(me);
    if (mine === 0) return game.why('nothingToPut');
    return canExchange(game.seals[leftGate(me)], mine) || canExchange(game.seals[rightGate(game, me)], mine)
      || game.why('noExchange');
  },
  gate: ({ game, me }) => { const mine = usableColours(me); return adjacentGates(game, me, seal => canExchange(seal, mine)); },
  put: ({ game, me, gate }) => {
    const there = coloursIn(game.seals[gate]);
    // On a Seal of one colour, that colour buys nothing.
    return (there & there - 1) === 0 ? usableList(game, me, false, there) : usable(game, me);
  },
};

const crystalsOn = seal => seal.isEmpty ? NOTHING : seal;

export const moves = {
  gather: {                                   // one crystal from each of the two Gates
    when: ({ game, me, step }) => {
      const may = mayCollect(game, step);
      return may !== true ? may : hasSealedGate(game, me) || game.why('gatesEmpty');
    },
    pick: {
      left: ({ game, me }) => crystalsOn(game.seals[leftGate(me)]),
      right: ({ game, me }) => crystalsOn(game.seals[rightGate(game, me)]),
    },
    apply: ({ game, me, step, left, right }) => {
      game.say('taken', { player: me, left, one: leftGate(me), right, other: rightGate(game, me) });
      const opensLeft = take(game.seals[leftGate(me)], left, me);
      const opensRight = take(game.seals[rightGate(game, me)], right, me);
      if (opensLeft && opensRight) game.push('order', { one: leftGate(me), other: rightGate(game, me) });
      else if (opensLeft) game.push('release', { gate: leftGate(me) });
      else if (opensRight) game.push('release', { gate: rightGate(game, me) });
      finishCollect(game, me, step);
    },
  },

  barter: {                                   // put one down, take one of every other colour
    when: exchange.when,
    pick: { gate: exchange.gate, put: exchange.put },
    apply: ({ game, me, step, gate, put }) => {
      const seal = game.seals[gate], paid = crystalOf(game, put);
      use(game, me, put, seal);
      for (let i = 0; i < seal.of.length; i++) if (seal.of[i] !== paid && seal.count(seal.of[i], 0) > 0) seal.give(me.hand, seal.of[i]);
      finishCollect(game, me, step);
    },
  },

  claim: {                                    // put one down, take all of one other colour
    when: exchange.when,
    pick: {
      gate: exchange.gate,
      put: exchange.put,
      take: {
        from: ({ game, gate }) => game.seals[gate],
        check: ({ game, put, take }) => take !== crystalOf(game, put) || game.why('justPut'),
      },
    },
    apply: ({ game, me, step, gate, put, take }) => {
      const seal = game.seals[gate];
      use(game, me, put, seal);
      seal.give(me.hand, take, seal.count(take, 0));
      finishCollect(game, me, step);
    },
  },
};

/** Takes a crystal into the hand; true if that broke the Seal. */
function take(seal, crystal, me) {
  if (crystal === 'nothing') return false;
  seal.give(me.hand, crystal);
  return seal.isEmpty;
}

function finishCollect(game, me, step) {
  game.trigger('collected', { player: me });
  finishAction(game, step, 'collects');
}

/** Whether the player could make a Collect action now, apart from whose turn it is. */
export const collectIsPossible = (game, me) => game.canCollect === 1 && hasSealedGate(game, me);
