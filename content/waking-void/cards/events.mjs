// What the events do: `drawn` once, and for lasting ones whatever they change until they are lifted.
import { checkLimit, draw } from '../altars.mjs';
import { gain, hurt, loseToMagic } from '../harm.mjs';
import { freeRing, guardianOnBoard, isGuardianOnTrack, isInsane, isMonster, spaceOf, stands, turnOrder } from '../places.mjs';
import { summon } from '../summon.mjs';

const CLEAR_MIND = 25, FERAL = 2;

const drawn = act => ({ on: { drawn: act } });

// ---------------------------------------------------------------- who is meant

const everybody = turnOrder;
const everybodyWho = is => game => turnOrder(game).filter(is);
const mostSane = game => game.most('sanity', turnOrder(game));
const leastSane = game => game.least('sanity', turnOrder(game));

const losing = who => drawn(({ game, card }) => { for (const p of who(game)) loseToMagic(game, p, card.lose, card); });
const gaining = who => drawn(({ game, card }) => { for (const p of who(game)) gain(p, card.gain); });

// ---------------------------------------------------------------- where monsters appear

const rift = (game, number) => game.board.of('rift').find(space => space.number === number);

const tear = drawn(({ game, card }) => { for (const number of card.rifts) summon(game, rift(game, number)); });

const tearNear = who => drawn(({ game }) => {
  const goal = spaceOf(who(game)[0]);
  summon(game, bestOf(game.board.of('rift'), space => -game.board.distance('walk', space, goal)));
});

/** The space with the highest value; of equal ones the one with the lowest number. */
function bestOf(spaces, value) {
  let best, most = -Infinity;
  for (const space of spaces) {
    const v = value(space);
    if (v > most || v === most && space.number < best.number) {
      best = space;
      most = v;
    }
  }
  return best;
}

const loneliness = (game, space) => Math.min(...game.inGame.map(p => game.board.distance('walk', space, spaceOf(p))));

const turnTrack = by => drawn(({ game }) => { if (isGuardianOnTrack(game)) game.trackSpace += by; });

// ---------------------------------------------------------------- the cards

export const cards = {
  first_tear: tear,
  second_tear: tear,
  third_tear: tear,
  fourth_tear: tear,
  twin_tears: tear,
  crossed_tears: tear,
  drawn_to_clarity: tearNear(mostSane),
  drawn_to_madness: tearNear(leastSane),
  portal_spasm: drawn(({ game }) => {
    const free = freeRing(game);
    if (free.length > 0) summon(game, free[game.random(free.length)]);
  }),
  always_here: drawn(({ game }) => {
    const altar = bestOf(game.board.of('altar').filter(space => space.isFree), space => loneliness(game, space));
    if (altar !== undefined) summon(game, altar);
  }),

  whispers: losing(everybody),
  crushing_silence: losing(everybodyWho(p => p.sanity >= CLEAR_MIND)),
  weight_of_things: drawn(({ game, card }) => { for (const p of turnOrder(game)) loseToMagic(game, p, card.lose * p.items.size, card); }),
  bright_mind_burns: losing(mostSane),
  fraying_thread: losing(everybodyWho(isInsane)),
  stone_breathes: losing(everybodyWho(p => spaceOf(p).terrain === 'altar')),
  moment_of_clarity: gaining(everybody),
  mercy_of_the_deep: gaining(leastSane),
  mad_lullaby: gaining(everybodyWho(isInsane)),

  rust_and_rot: drawn(({ game, card }) => {
    const laden = game.most(p => p.items.size, turnOrder(game)).filter(p => !p.items.isEmpty);
    for (const p of laden) game.push('rot', { who: p, card });
  }),
  abandoned_satchel: drawn(({ game }) => {
    const poorest = game.least('sanity', game.least(p => p.items.size, turnOrder(game)))[0];
    const gift = draw(game.equipmentDeck, game.equipmentDiscards);
    if (gift === undefined) return;
    gift.moveTo(game.revealed);
    game.push('satchel', { who: poorest });
  }),

  slackened_chain: turnTrack(-1),
  tightened_chain: turnTrack(1),
  guardians_wrath: drawn(({ game }) => {
    const guardian = guardianOnBoard(game);
    if (guardian !== undefined) game.push('enemyTurn', { enemy: guardian });
  }),
  old_wound: drawn(({ game, card }) => {
    const guardian = guardianOnBoard(game);
    if (guardian !== undefined) hurt(game, guardian, card.lose);
  }),

  stillness: { modify: { monstersAct: () => false } },
  feral_hour: { modify: { speed: ({ value, enemy }) => isMonster(enemy) ? value + FERAL : value } },
  leaden_air: { modify: { moveRoll: ({ value, card }) => value + card.pace } },
  paths_unravel: { modify: { pathsOpen: () => false } },
  shared_madness: { modify: { walksPaths: () => true } },
  sealed_stone: {
    modify: { altarClosed: ({ game, value, altar }) => value || game.piece('seal').space === altar },
    on: {
      drawn: ({ game }) => {
        const last = game.piece('ember');
        if (stands(last)) game.piece('seal').moveTo(last.space);
      },
      lifted: ({ game }) => game.piece('seal').moveTo(game.box),
    },
  },
};

export const moves = {
  giveUp: {
    pick: { item: ({ me }) => me.items.distinct },
    apply: ({ game, item }) => item.moveTo(game.equipmentDiscards),
  },
  suffer: { apply: ({ game, me, step }) => { loseToMagic(game, me, step.card.lose, step.card); } },

  takeGift: {
    apply: ({ game, me }) => {
      game.revealed.moveAll(me.items);
      checkLimit(game, me);
    },
  },
  leaveGift: { apply: ({ game }) => { game.revealed.moveAll(game.equipmentDiscards); } },
};
