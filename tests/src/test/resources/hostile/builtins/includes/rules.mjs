// Asks whether a long text holds another.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const s = 'a'.repeat(1 << 26);
    for (;;) s.includes('a'.repeat(1 << 13) + 'b');
  } },
};
