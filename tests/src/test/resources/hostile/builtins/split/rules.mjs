// Splits a long text into its letters.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    for (;;) 'ab'.repeat(1 << 25).split('');
  } },
};
