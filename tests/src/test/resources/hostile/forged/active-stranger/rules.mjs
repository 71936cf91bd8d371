// Makes somebody active who is not there.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.active = { seat: 12 };
  } },
};
