// Asks for an option that is not there.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.option('hidden');
  } },
};
