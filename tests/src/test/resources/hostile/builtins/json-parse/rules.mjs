// Reads a long text as JSON.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const s = '[' + '1,'.repeat(1 << 23) + '1]';
    for (;;) JSON.parse(s);
  } },
};
