// Looks for a way of a sort that is not there.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.map.distance('teleport', game.map.spaces[0], game.map.spaces[1]);
  } },
};
