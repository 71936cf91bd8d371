// Gates, Seals and the crystals that a player can use.
//
// In a pick, a crystal from the hand is the kind itself (red); one that lies on a card is card_red.

export const GATES = ['first', 'second', 'third', 'fourth'];
const SEAL = 5;

export const isSolo = game => game.players.length === 1;
export const gateCount = game => Math.max(2, game.players.length);

/** A Gate lies between the seat of its number and the next seat clockwise. */
export const leftGate = me => GATES[me.seat];
export const rightGate = (game, me) => GATES[(me.seat + gateCount(game) - 1) % gateCount(game)];

/** The adjacent Gates for which something holds, as words: left, then right. */
export function adjacentGates(game, me, holds) {
  const left = leftGate(me), right = rightGate(game, me), list = [];
  if (holds(game.seals[left])) list.push(left);
  if (holds(game.seals[right])) list.push(right);
  return list;
}

export const hasSealedGate = (game, me) => !game.seals[leftGate(me)].isEmpty || !game.seals[rightGate(game, me)].isEmpty;

export const sealSize = game => game.compute('sealSize', SEAL);

/** Crystals drawn from the bag, as many as there are, until a Seal is full. */
export function fill(game, seal) {
  const size = sealSize(game);
  for (let n = seal.count(); n < size; n++) {
    const crystal = game.bag.draw();
    if (crystal === undefined) return;
    seal.add(crystal);
  }
}

/** The colours that lie in a pool, one bit a colour. */
export function coloursIn(pool) {
  let bits = 0;
  for (let i = 0; i < pool.of.length; i++) if (pool.count(pool.of[i], 0) > 0) bits |= 1 << i;
  return bits;
}

export const bitCount = bits => { let n = 0; for (let b = bits; b !== 0; b &= b - 1) n++; return n; };

// ---------------------------------------------------------------- usable crystals: in hand and on some cards

/** Whether the player has a card at all whose crystals can be used: most of the time there is none to look at. */
export const hasCarrier = me => me.summoned.countBy('carries', true) > 0;

/** How many crystals of a colour lie on the player's cards and can be used. */
export function carried(me, crystal) {
  let n = 0;
  for (let i = 0; i < me.summoned.size; i++) {
    const card = me.summoned.at(i);
    if (card.carries) n += card.onCard.count(crystal, 0);
  }
  return n;
}

export function usableCount(me) {
  let n = me.hand.count();
  if (hasCarrier(me)) for (let i = 0; i < me.hand.of.length; i++) n += carried(me, me.hand.of[i]);
  return n;
}

/** The colours of usable crystals, one bit a colour. */
export function usableColours(me) {
  let bits = coloursIn(me.hand);
  if (hasCarrier(me)) for (let i = 0; i < me.hand.of.length; i++) if (carried(me, me.hand.of[i]) > 0) bits |= 1 << i;
  return bits;
}

const onCards = (game, crystal) => game.kind('card_' + crystal);

/** What can be chosen for one usable crystal. */
export const usable = (game, me) => hasCarrier(me) ? usableList(game, me, false) : me.hand;

/** What can be chosen for several: every single crystal. */
export const usableEach = (game, me) => hasCarrier(me) ? usableList(game, me, true) : me.hand;

/** Usable crystals as a list, each colour of the hand and of cards once, or as often as it is there. */
export function usableList(game, me, each, but = 0) {
  const list = [], all = me.hand.of, carrier = hasCarrier(me);
  for (let i = 0; i < all.length; i++) if ((but & 1 << i) === 0) put(list, all[i], me.hand.count(all[i], 0), each);
  if (carrier) for (let i = 0; i < all.length; i++) if ((but & 1 << i) === 0) put(list, onCards(game, all[i]), carried(me, all[i]), each);
  return list;
}

function put(list, token, count, each) {
  for (let n = each ? count : Math.min(1, count); n > 0; n--) list.push(token);
}

/** The crystal that a choice among usable crystals stands for. */
export const crystalOf = (game, token) => token.set === 'crystals' ? token : game.kind(token.colour);

/** Moves a usable crystal, from the hand or from a card as chosen, into a pool. */
export function use(game, me, token, to, slot = 0) {
  const crystal = crystalOf(game, token);
  if (token === crystal) me.hand.give(to, crystal, 1, 0, slot);
  else useCarried(me, crystal, 1, to, slot);
}

export function useCarried(me, crystal, count, to, slot = 0) {
  for (let i = 0, left = count; left > 0 && i < me.summoned.size; i++) {
    const card = me.summoned.at(i);
    const n = card.carries ? Math.min(left, card.onCard.count(crystal, 0)) : 0;
    if (n > 0) card.onCard.give(to, crystal, n, 0, slot);
    left -= n;
  }
}
