// Throws a die of more faces than there are numbers.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.random(2 ** 53);
  } },
};
