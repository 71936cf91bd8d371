// Takes minus three tokens, which would add some.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.bag.take('red', -3);
  } },
};
