// Reads and writes very large BigInts.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const x = BigInt('9'.repeat(1 << 22));
    x.toString();
  } },
};
