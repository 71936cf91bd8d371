// Looks for ways over a board without end.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    for (;;) game.map.path('step', game.map.spaces[0], game.map.spaces[143]);
  } },
};
