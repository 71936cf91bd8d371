// Adds a token to a slot that is not there.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.bag.add('red', 1, 99);
  } },
};
