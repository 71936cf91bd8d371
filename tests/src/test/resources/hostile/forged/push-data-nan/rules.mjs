// Gives a step a number that is none.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.push('answer', { who: me, left: NaN });
  } },
};
