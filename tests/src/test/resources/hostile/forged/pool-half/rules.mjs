// Adds half a token.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.bag.add('red', 0.5);
  } },
};
