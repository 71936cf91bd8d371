// The end: what dial and cards are worth, and who has won.
import { bitCount, coloursIn, isSolo } from './crystals.mjs';

// ---------------------------------------------------------------- bonuses; `player` is undefined for Leo, who has only cards

const different = (row, of) => new Set(row.map(of)).size;
const each = (type, points) => ({ modify: { bonus: ({ value, row }) => value + points * row.countBy('type', type) } });
const bonus = worth => ({ modify: { bonus: ({ value, row, player }) => value + worth(row, player) } });

export const cards = {
  nyarlathotep: each('cultist', 2),
  shub_niggurath: each('creature', 2),
  azathoth: each('great_old_one', 2),
  yog_sothoth: each('item', 2),
  dagon: bonus(row => different(row, card => card.type)),
  ithaqua: bonus(row => different(row, card => card.madness)),
  yig: bonus(row => different(row, card => card.colour)),
  hastur: bonus((row, player) => player === undefined ? 0 : player.dial.countSlot(0)),
  cthugha: bonus((row, player) => player === undefined ? 0 : 2 * player.dial.of.filter(crystal => hasMana(player.dial, crystal)).length),
  cthulhu: bonus((row, player) => player === undefined ? 0 : bitCount(row.pieces.reduce((bits, card) => bits | coloursIn(card.onCard), coloursIn(player.hand)))),
  necronomicon: { modify: { bonus: ({ value, card }) => value + bitCount(coloursIn(card.onCard)) } },
};

const hasMana = (dial, crystal) => dial.count(crystal) > dial.count(crystal, 0);

export function dialPoints(dial) {
  let sum = 0;
  for (let i = 0; i < dial.of.length; i++) sum += dial.weight(dial.of[i]);
  return sum;
}

export const cardPoints = row => row.sum(card => card.madness);
export const bonusPoints = (row, player) => row.sum(card => card.compute('bonus', 0, { row, player }));

/** What a bonus counts, and how much for each. */
const COUNTED = /** @type {const} */ ([
  ['nyarlathotep', 'bonusCultists', 2], ['shub_niggurath', 'bonusCreatures', 2], ['azathoth', 'bonusGreatOldOnes', 2], ['yog_sothoth', 'bonusItems', 2],
  ['cthugha', 'bonusMana', 2], ['dagon', 'bonusTypes', 1], ['ithaqua', 'bonusNumbers', 1], ['yig', 'bonusColours', 1], ['hastur', 'bonusExperience', 1],
  ['cthulhu', 'bonusCrystals', 1], ['necronomicon', 'bonusFed', 1],
]);

/** Each card with its number and its bonus and how that came about, then what the dial shows. */
function showPoints(game, row, player) {
  for (const card of row.pieces) {
    const extra = card.compute('bonus', 0, { row, player });
    game.scored(player, card, card.madness + extra, player === undefined ? 'leoScored' : '');
    if (extra > 0) for (const [kind, key, each] of COUNTED) if (card.is(kind)) game.say(key, { number: card.madness, count: extra / each });
  }
  if (player !== undefined && player.dialPoints > 0) game.scored(player, undefined, player.dialPoints, 'dialScored');
}

// ---------------------------------------------------------------- the result

export const isTeamGame = game => game.option('mode') === 'teams' && game.players.length === 4;

export const steps = {
  scoring: {
    run: ({ game }) => {
      for (const p of game.players) {
        p.dialPoints = dialPoints(p.dial);
        p.cardPoints = cardPoints(p.summoned);
        p.bonusPoints = bonusPoints(p.summoned, p);
        showPoints(game, p.summoned, p);
        p.score = game.compute('score', p.dialPoints + p.cardPoints + p.bonusPoints, { player: p });
      }
      if (isSolo(game)) endSolo(game);
      else if (isTeamGame(game)) endTeams(game);
      else endForAll(game);
    },
  },
};

/** What Leo has, and of what: nothing else tells it, since he is no player. */
export const tellLeo = game => game.because('leoGathered', { cards: cardPoints(game.leoCards), bonuses: bonusPoints(game.leoCards) });

/** What a player has when the game ends before anything is counted. */
export function tellUncounted(game, player) {
  game.because('uncounted', { player, dial: dialPoints(player.dial), cards: cardPoints(player.summoned), bonuses: bonusPoints(player.summoned, player) });
}

function endSolo(game) {
  const [me] = game.players;
  game.leoScore = cardPoints(game.leoCards) + bonusPoints(game.leoCards);
  showPoints(game, game.leoCards);
  tellLeo(game);
  game.because('againstLeo', { player: me, points: me.score, leo: game.leoScore });
  if (me.score > game.leoScore) game.end({ winners: [me], reason: 'outscored' });
  else game.end({ reason: 'not_enough' });
}

function endTeams(game) {
  const [a, b, c, d] = game.players, teams = [[a, c], [b, d]];
  decide(game, teams, of => team => of(team[0]) + of(team[1]));
}

function endForAll(game) {
  decide(game, game.players.map(p => [p]), of => side => of(side[0]));
}

function tellSide(game, side, points) {
  if (side.length === 1) game.because('gathered', { player: side[0], points });
  else game.because('gatheredTogether', { player: side[0], partner: side[1], points });
}

/** Most Madness, then most crystals in hand, then Leo's holder and those before him in turn order. */
function decide(game, sides, total) {
  const points = total(p => p.score), crystals = total(p => p.hand.count());
  for (const side of sides) tellSide(game, side, points(side));
  const byPoints = game.most(points, sides);
  if (byPoints.length === 1) return game.end({ winners: byPoints[0], reason: 'points' });
  for (const side of byPoints) game.because('crystalsHeld', { player: side[0], crystals: crystals(side) });
  const byHand = game.most(crystals, byPoints);
  if (byHand.length === 1) return game.end({ winners: byHand[0], reason: 'hand_crystals' });
  let favoured = game.players.find(p => p.leo === 1) ?? game.players[0];
  while (!byHand.some(side => side.includes(favoured))) favoured = favoured.right;
  game.because('leoDecides', { player: favoured });
  return game.end({ winners: byHand.find(side => side.includes(favoured)), reason: 'favour' });
}
