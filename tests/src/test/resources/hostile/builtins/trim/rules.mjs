// Trims a text of blanks.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const s = ' '.repeat(1 << 27) + 'x' + ' '.repeat(1 << 27);
    for (;;) s.trim();
  } },
};
