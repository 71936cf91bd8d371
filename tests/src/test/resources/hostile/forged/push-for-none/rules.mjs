// Pushes a step that nobody has to act in.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.push('answer', { who: [] });
  } },
};
