// The same, from the end.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const s = 'a'.repeat(1 << 26);
    for (;;) s.lastIndexOf('b' + 'a'.repeat(1 << 13));
  } },
};
