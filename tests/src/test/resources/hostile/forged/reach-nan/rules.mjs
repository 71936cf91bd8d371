// Looks how far one comes in NaN steps.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.map.reach('step', game.map.spaces[0], NaN);
  } },
};
