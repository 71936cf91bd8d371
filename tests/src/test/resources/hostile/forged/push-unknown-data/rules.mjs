// Pushes a step with data that it does not carry.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.push('answer', { who: me, right: 2 });
  } },
};
