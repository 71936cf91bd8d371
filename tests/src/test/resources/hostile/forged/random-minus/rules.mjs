// Throws a die of minus six faces.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.random(-6);
  } },
};
