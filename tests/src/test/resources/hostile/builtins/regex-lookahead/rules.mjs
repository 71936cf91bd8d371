// A pattern that looks ahead from everywhere.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    /(?=(a+))a*b\1/.test('a'.repeat(1 << 17));
  } },
};
