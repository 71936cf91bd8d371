// Pushes a step with a name of all objects.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.push('__proto__');
  } },
};
