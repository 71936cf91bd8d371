// Tells a value that is a function.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.say('hush', { what: () => 1 });
  } },
};
