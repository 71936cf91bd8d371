// Makes a counter a BigInt.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    me.score = BigInt(7);
  } },
};
