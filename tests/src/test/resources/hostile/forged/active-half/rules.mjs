// Makes half a seat active.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.active = { seat: 0.5 };
  } },
};
