// Pushes a hundred steps.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    for (let i = 0; i < 100; i++) game.push('turn');
  } },
};
