// Redefines a counter of all players.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    Object.defineProperty(Object.getPrototypeOf(me), 'score', { value: 9 });
  } },
};
