// Puts a getter onto the game.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    Object.defineProperty(game, 'active', { get: () => me });
  } },
};
