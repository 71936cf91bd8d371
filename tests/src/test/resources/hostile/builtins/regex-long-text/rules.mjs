// A simple pattern in a text of very many letters.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const s = 'a'.repeat(1 << 26);
    for (;;) /a*b/.test(s);
  } },
};
