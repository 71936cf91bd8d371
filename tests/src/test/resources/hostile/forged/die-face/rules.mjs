// Turns a die to a face that it does not have.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.bones.dice[0].face = 7;
  } },
};
