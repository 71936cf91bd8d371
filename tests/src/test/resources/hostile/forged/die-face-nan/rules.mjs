// Turns a die to no face at all.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.bones.dice[0].face = NaN;
  } },
};
