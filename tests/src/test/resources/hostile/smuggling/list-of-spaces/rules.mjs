// Keeps it in the list of a board's spaces.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.map.spaces.push(1);
  } },
};
