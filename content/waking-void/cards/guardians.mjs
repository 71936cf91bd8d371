// The guardians. Nothing reduces what they do.
import { attack } from '../combat.mjs';
import { nearest } from '../enemies.mjs';
import { lose } from '../harm.mjs';
import { canStrike, freeRing, pawnOf, spaceOf, turnOrder } from '../places.mjs';
import { appear } from '../summon.mjs';

const SCORCH = 1, UNDERTOW = 2, UNDERTOW_REACH = 2, CROWD = 3;

export const cards = {
  ashen_gatekeeper: { on: {
    enemyTurnEnd: ({ game, card, enemy, target }) => {
      if (enemy !== card) return;
      for (const p of turnOrder(game)) if (p !== target && game.board.distance('shot', card.space, spaceOf(p)) === 1) lose(game, p, SCORCH, card);
    },
  } },

  mother_of_links: { on: {
    emerge: ({ game }) => {
      const free = freeRing(game);
      if (game.players.length < CROWD || free.length === 0) return;
      const inDeck = game.monsterDeck.find('chain_thrall'), thrall = inDeck ?? game.monsterDiscards.find('chain_thrall');
      if (thrall !== undefined) appear(game, thrall, free[game.random(free.length)]);
      if (inDeck !== undefined) game.monsterDeck.shuffle();
    },
  } },

  hundred_eyed_warden: { on: {
    enemyAttacked: ({ game, card, enemy, target }) => {
      if (enemy !== card) return;
      const seen = turnOrder(game).filter(p => p !== target && canStrike(game, card, undefined, pawnOf(p)));
      if (seen.length > 0) attack(game, card, pawnOf(nearest(game, card, seen)), undefined, -1);
    },
  } },

  drowned_king: { modify: {
    moveRoll: ({ game, value, card, player }) => game.board.distance('shot', card.space, spaceOf(player)) <= UNDERTOW_REACH ? value - UNDERTOW : value,
  } },

  nameless_herald: { modify: { targets: ({ game, value, card, enemy }) => enemy === card ? game.most('sanity', value) : value } },
};
