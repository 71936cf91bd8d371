// Turns a long text into capitals.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const s = 'ß'.repeat(1 << 26);
    for (;;) s.toUpperCase().toLowerCase();
  } },
};
