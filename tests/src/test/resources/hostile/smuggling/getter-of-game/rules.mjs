// Keeps it on a getter of the game.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(game), 'active').get.n = 1;
  } },
};
