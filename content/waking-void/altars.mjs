// Altars: rest at them, or search them for equipment. And how much of that a player can carry.
import { actionPhase } from './actions.mjs';
import { gain } from './harm.mjs';
import { spaceOf } from './places.mjs';

const REST = 5, CARRIED = 3;

export const moves = {
  pray: {
    when: ({ game, me }) => altarIsOpen(game, me),
    apply: ({ game, me }) => {
      use(game, me);
      gain(me, game.compute('altarGain', REST, { player: me }));
      actionPhase(game, me);
    },
  },

  search: {
    when: ({ game, me }) => {
      const open = altarIsOpen(game, me);
      return open !== true ? open : !game.equipmentDeck.isEmpty || !game.equipmentDiscards.isEmpty || game.why('noEquipment');
    },
    apply: ({ game, me }) => {
      use(game, me);
      const cards = game.compute('altarReveal', 1, { player: me });
      for (let i = 0; i < cards; i++) draw(game.equipmentDeck, game.equipmentDiscards)?.moveTo(game.revealed);
      game.push('purchase');
    },
  },

  leaveAltar: { apply: ({ game, me }) => actionPhase(game, me) },

  buy: {
    when: ({ game, me }) => game.revealed.some(card => isAffordable(game, me, card)) || game.why('keepOneSanity'),
    pick: { card: ({ game }) => game.revealed },
    check: ({ game, me, card }) => isAffordable(game, me, card) || game.why('keepOneSanity'),
    apply: ({ game, me, card }) => {
      me.sanity -= priceOf(game, me, card);
      card.moveTo(me.items);
      endPurchase(game, me);
    },
  },
  decline: { apply: ({ game, me }) => endPurchase(game, me) },

  drop: {
    pick: { item: ({ me }) => me.items.distinct },
    apply: ({ game, me, item }) => {
      item.moveTo(game.equipmentDiscards);
      if (!carriesTooMuch(game, me)) game.leave();
    },
  },
};

/** Asks what to do at an altar that can be used, else goes on to the action. */
export function altarPhase(game, me) {
  if (spaceOf(me).terrain === 'altar' && altarIsOpen(game, me) === true) game.push('altar');
  else actionPhase(game, me);
}

function altarIsOpen(game, me) {
  const altar = spaceOf(me);
  if (altar.terrain !== 'altar') return game.why('notAtAltar');
  if (me.own('mark').space === altar) return game.why('sameAltar');
  return !game.compute('altarClosed', false, { player: me, altar }) || game.why('altarSealed');
}

function use(game, me) {
  const altar = spaceOf(me);
  me.own('mark').moveTo(altar);
  game.piece('ember').moveTo(altar);
}

const priceOf = (game, me, card) => game.compute('price', card.price, { player: me, item: card });
const isAffordable = (game, me, card) => me.sanity > priceOf(game, me, card);

function endPurchase(game, me) {
  game.revealed.moveAll(game.equipmentDiscards);
  if (!checkLimit(game, me)) actionPhase(game, me);
  else game.push('actionPhase');
}

/** The top card of a deck, which is made of the discards again when it is empty; undefined if there is none at all. */
export function draw(deck, discards) {
  if (deck.isEmpty && !discards.isEmpty) {
    discards.moveAll(deck);
    deck.shuffle();
  }
  return deck.top;
}

const carriesTooMuch = (game, player) => player.items.size > game.compute('equipmentLimit', CARRIED, { player });

/** Whoever carries too much drops something; returns whether that is so. */
export function checkLimit(game, player) {
  const tooMuch = carriesTooMuch(game, player);
  if (tooMuch) game.push('overload', { who: player });
  return tooMuch;
}
