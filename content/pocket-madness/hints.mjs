// What bots go by: the tokens that everybody would have if the line were used up now, and something for what brings them down.
const PORTAL = 0.4, STEEPNESS = 4;

export const hints = {
  horizon: 24,                                // most of a round
  weigh: {
    publish: 4,
    open: ({ me }) => me.hand.size > 4 ? 1.5 : 2.5,            // a short hand can be emptied
    'open.size': ({ option }) => option,
    seal: 0.8,
    endTurn: 0.7,
  },
  value: ({ game, player }) => {
    let best = Infinity;
    for (const p of game.players) if (p !== player) best = Math.min(best, outlook(game, p));
    return 1 / (1 + Math.exp((outlook(game, player) - best) / STEEPNESS));
  },
};

const outlook = (game, player) => game.isOver ? player.madness : player.madness + handCost(game, player) - PORTAL * player.claimed.size;

/** The shorter the line, the surer the price of a hand. A hand of three kinds or less may well be emptied before that. */
function handCost(game, player) {
  const near = 1 - game.line.size / 63;
  return player.hand.variety * (player.hand.size < 4 ? 0.5 : 1) * near;
}
