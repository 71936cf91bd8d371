// Leaves a step more often than there are steps.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    for (let i = 0; i < 50; i++) game.leave();
    game.go('nowhere');
  } },
};
