/** While it lies face up at the end, whoever kept the most desperation tokens (at least one) scores five points. */
const leads = (game, player) => player.tokens > 0 && game.most('tokens').includes(player);

export const cards = {
  tithe: { modify: { scrollPoints: ({ game, value, player }) => value + (leads(game, player) ? 5 : 0) } },
};
