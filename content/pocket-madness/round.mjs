// How a round begins and ends, and how the game does.
import { beginTurn } from './turn.mjs';

const HAND_SIZE = 2, FACE_DOWN = 17, TOO_MAD = 10;

export const roundSteps = {
  begin: {
    run: ({ game }) => game.go('round', { starter: game.players[game.random(game.players.length)] }),
  },

  round: {                                    // laid out first: who names the starter has seen the line and a new hand
    run: ({ game, step }) => {
      collect(game);
      deal(game);
      game.round += 1;
      game.runCount = 0;
      game.lastTurns = 0;
      for (const p of game.players) p.bound = 0;
      if (step.namer) {
        game.active = step.namer;
        game.go('nameStart', { who: step.namer });
      } else {
        start(game, step.starter);
      }
    },
  },

  goOut: {                                    // the active player's hand is empty: the round is over at once
    run: ({ game }) => {
      const me = game.active;
      const gone = game.compute('goingOutSheds', Math.ceil(me.madness / 2), { player: me });
      me.madness -= gone;
      for (const p of game.players) if (p !== me) p.madness += game.compute('goingOutCosts', 1, { player: p });
      game.say('wentOut', { player: me, gone });
      game.trigger('wentOut', { player: me });
      game.go('roundEnd');
    },
  },

  payHands: {                                 // the line is used up, and everybody has had a last turn
    run: ({ game }) => {
      for (const p of game.players) {
        const tokens = game.compute('handTokens', p.hand.variety, { player: p });
        p.madness += tokens;
        game.scored(p, undefined, tokens, 'paid');
      }
      game.go('roundEnd');
    },
  },

  roundEnd: {
    run: ({ game }) => {
      game.trigger('roundEnd');
      const limit = game.compute('madnessLimit', TOO_MAD);
      const maddest = game.most('madness');
      if (maddest[0].madness >= limit) {
        const winners = game.least('madness');
        tellTooMad(game, game.players.filter(p => p.madness >= limit), limit);
        for (const p of winners) game.because('clearest', { player: p, held: p.madness });
        if (winners.length > 1) game.because('noTieBreak');
        game.end({ winners, reason: winners.length > 1 ? 'shared' : 'fewest' });
        return;
      }
      game.go('round', { namer: firstAfterStarter(game, maddest) });
    },
  },
};

export const roundMoves = {
  nameStart: {
    pick: { player: ({ game }) => game.players },
    apply: ({ game, player }) => start(game, player),
  },
};

function start(game, starter) {
  for (const p of game.players) p.starter = p === starter ? 1 : 0;
  game.say('roundBegins', { round: game.round, player: starter });
  game.trigger('roundStart', { starter });
  beginTurn(game, starter);
}

/** In one line, however many they are: how much each holds stands in the table of the end. */
function tellTooMad(game, mad, limit) {
  if (mad.length === 1) game.because('tooMad', { player: mad[0], held: mad[0].madness, limit });
  else game.because('tooManyMad', { count: mad.length, limit });
}

/** All Portals to the pool in the order of their numbers, all Locations into the line, face down. */
function collect(game) {
  for (const p of game.players) {
    p.claimed.moveAll(game.pool);
    p.hand.moveAll(game.line);
    p.sets.moveAll(game.line);
    p.runs.moveAll(game.line);
    p.discards.moveAll(game.line);
  }
  game.pool.pieces.sort((a, b) => a.number - b.number).forEach(portal => portal.moveTo(game.pool));
  for (let i = 0, n = game.line.size; i < n; i++) game.line.at(i).faceUp = false;
}

/** Hands first; of the rest a few cards stay face down, mixed among the open ones. */
function deal(game) {
  const { line } = game;
  line.shuffle();
  for (const p of game.players) line.deal(game.compute('handSize', HAND_SIZE, { player: p }), p.hand);
  for (let i = game.compute('faceDown', FACE_DOWN), n = line.size; i < n; i++) line.at(i).faceUp = true;
  line.shuffle();
}

/** Of players who are equally mad the first one clockwise from the player after the starter; the starter comes last. */
function firstAfterStarter(game, tied) {
  const starter = game.players.find(p => p.starter === 1) ?? game.players[0];
  return game.playersFrom(starter.left).find(p => tied.includes(p));
}
