// Pushes a step for players who are not there.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.push('answer', { who: [me, { seat: 31 }, { seat: 32 }] });
  } },
};
