// Pushes a step for a player of seat 0.5.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.push('answer', { who: { seat: 0.5 } });
  } },
};
