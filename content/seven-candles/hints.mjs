// What bots go by: the message as it stands, and the fear of being taken, which grows with every candle that goes out.
import { letterOf } from './board.mjs';
import { mostAfraid } from './ending.mjs';
import { truth } from './seance.mjs';

const CANDLES = 7, FEAR = 6, STEEPNESS = 5;
const USUAL = 1.7;                            // letters that a voice is good for, on average

export const hints = {
  weigh: {                                    // listen to two or three, then say something: who falls silent gets nowhere
    listen: ({ me }) => me.veil.size < 2 ? 6 : me.veil.size === 2 && me.veil.count('knock') === 0 ? 2 : 0.5,
    claim: ({ me }) => me.veil.size < 2 ? 1 : 6,
    silence: ({ me }) => me.dread > 1 && me.veil.has('knock') ? 1.5 : 0.3,
    'claim.letters': ({ game, me }) => {      // the truth is safe; a little more is what the game is about
      const heard = Math.max(truth(game, me), Math.floor(me.veil.size * USUAL - 0.5));
      return letters => letters === heard ? 6 : letters > heard ? letters <= heard + 2 ? 3 : 0.3 : 0.6;
    },
    doubt: ({ game, step }) => step.claim > USUAL * game.active.veil.size + 1 ? 2.5 : 0.5,
    believe: 1,
  },
  value: ({ game, player }) => {
    const afraid = mostAfraid(game);
    let best = -Infinity;
    for (const p of game.players) if (p !== player) best = Math.max(best, outlook(game, p, afraid));
    return 1 / (1 + Math.exp((best - outlook(game, player, afraid)) / STEEPNESS));
  },
};

function outlook(game, player, afraid) {
  const fear = afraid.includes(player) ? FEAR * (1 - game.candles / CANDLES) : 0;
  return letterOf(player).at - player.dread - fear;
}
