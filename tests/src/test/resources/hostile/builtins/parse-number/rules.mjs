// Reads a number of a hundred million digits.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const s = '9'.repeat(1 << 27);
    for (;;) Number(s);
  } },
};
