// Looks for a text in a long one that almost holds it everywhere.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const s = 'a'.repeat(1 << 26);
    for (;;) s.indexOf('a'.repeat(1 << 13) + 'b');
  } },
};
