// Runs by itself for ever, a step at a time.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game }) => { game.push('night'); } },
};
export const steps = { night: { run: ({ game, me }) => { game.go('night'); } } };
