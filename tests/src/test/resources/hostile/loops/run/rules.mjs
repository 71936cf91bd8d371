// A step that runs by itself never ends.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game }) => { game.push('night'); } },
};
export const steps = { night: { run: () => { for (;;); } } };
