// A step pushes itself without end.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game }) => { game.push('night'); } },
};
export const steps = { night: { run: ({ game }) => { game.push('night'); } } };
