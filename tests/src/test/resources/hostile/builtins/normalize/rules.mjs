// Brings a long text into another form of Unicode.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const s = '\u1e9b\u0323'.repeat(1 << 22);
    for (;;) s.normalize('NFKD');
  } },
};
