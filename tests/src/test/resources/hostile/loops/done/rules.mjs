// The end of a step never ends.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me }) => { game.push('night', { who: [] }); } },
};
export const steps = { night: { done: () => { for (;;); } } };
