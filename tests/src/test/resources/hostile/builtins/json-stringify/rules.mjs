// Writes out a long text as JSON.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const s = '\u0001'.repeat(1 << 26);
    for (;;) JSON.stringify(s);
  } },
};
