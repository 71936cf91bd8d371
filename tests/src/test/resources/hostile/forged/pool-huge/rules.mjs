// Adds more tokens than can be counted.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.bag.add('red', 2 ** 40);
  } },
};
