// Asks for an option with a name of all objects.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.option('constructor');
  } },
};
