// Two steps that run by themselves follow each other without end.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game }) => { game.push('day'); } },
};
export const steps = { day: { run: ({ game }) => { game.go('night'); } }, night: { run: ({ game }) => { game.go('day'); } } };
