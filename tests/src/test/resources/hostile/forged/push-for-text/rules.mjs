// Pushes a step for a text.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.push('answer', { who: 'A' });
  } },
};
