// Looks for a way from a made-up space.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.map.path('step', { id: 'a' }, game.map.spaces[0]);
  } },
};
