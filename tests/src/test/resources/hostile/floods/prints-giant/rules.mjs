// Prints a text of very many letters.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    for (;;) console.log('x'.repeat(1 << 20), { toString() { return 'y'.repeat(1 << 20); } });
  } },
};
