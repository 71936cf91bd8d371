// Adds minus three tokens to an empty pool.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.bag.add('red', -3);
  } },
};
