// Writes a long text as an address.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const s = 'ä'.repeat(1 << 25);
    for (;;) encodeURIComponent(s);
  } },
};
