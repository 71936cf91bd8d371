// Tells a line with very many values.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.say('hush', Object.fromEntries(new Array(100000).fill(0).map((x, i) => ['v' + i, i])));
  } },
};
