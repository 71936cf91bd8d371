// Rounds, and how the séance ends. It never ends in the middle of a round, so that all have equally many turns.
import { GOODBYE, letterOf } from './board.mjs';

export const setup = {
  run: ({ game }) => {
    for (const p of game.players) p.own('planchette').moveTo(game.letters.space('hello'));
    const starter = game.players[game.random(game.players.length)];
    starter.first = 1;
    game.active = starter;
    game.say('begins', { player: starter, candles: game.candles });
    game.push('turn');
  },
};

export function endTurn(game) {
  const next = game.after(game.active);
  if (next.first === 1) {
    const reason = ending(game);
    if (reason !== undefined) return finish(game, reason);
    game.round += 1;
  }
  game.active = next;
  game.go('turn');
}

function ending(game) {
  if (game.candles === 0) return 'dark';
  if (game.players.some(p => letterOf(p).at === GOODBYE)) return 'goodbye_said';
  return game.round >= game.compute('lastRound', game.knob('lastRound')) ? 'dawn' : undefined;
}

/** In the dark whoever dreads most is taken. Of the others the longest message wins: letters, less one for each dread. */
function finish(game, reason) {
  for (const p of game.players) {
    p.score = Math.max(0, letterOf(p).at - p.dread);
    game.scored(p, letterOf(p), letterOf(p).at, 'message');
    if (p.dread > 0) game.scored(p, undefined, -p.dread, 'dreadful');
  }
  tellEnding(game, reason);
  if (reason === 'dark') takeMostAfraid(game);
  const left = game.players.filter(p => p.taken === 0);
  const ranking = game.ranked(p => p.score * 100 - p.dread, left);   // the longest message, then the least dread; who was taken comes last
  if (left.some(p => p.score === ranking[0][0].score && !ranking[0].includes(p))) game.because('lessDread', { player: ranking[0][0] });
  game.end({ ranking, reason: ranking[0].length > 1 ? 'shared' : reason });
}

function tellEnding(game, reason) {
  if (reason === 'dark') game.because('candlesOut');
  else if (reason === 'dawn') game.because('dawnComes', { round: game.round });
  else for (const p of game.players) if (letterOf(p).at === GOODBYE) game.because('saidGoodbye', { player: p });
}

function takeMostAfraid(game) {
  const afraid = mostAfraid(game);
  if (afraid.length === 0) game.because('noneTaken', { dread: game.players[0].dread });
  for (const p of afraid) {
    p.taken = 1;
    game.because('taken', { player: p, dread: p.dread });
  }
}

/** Nobody, if all dread alike. */
export function mostAfraid(game) {
  const afraid = game.most('dread');
  return afraid.length === game.players.length ? [] : afraid;
}
