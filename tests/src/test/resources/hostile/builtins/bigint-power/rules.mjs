// Raises a BigInt to a very large power.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const x = 3n ** 100000000n;
    x.toString();
  } },
};
