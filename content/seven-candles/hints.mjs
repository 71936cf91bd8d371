// What bots go by: the message as it stands, and the fear of being taken, which grows with every candle that goes out.
import { letterOf } from './board.mjs';
import { mostAfraid } from './ending.mjs';

const CANDLES = 7, FEAR = 6, STEEPNESS = 5;

export const hints = {
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
