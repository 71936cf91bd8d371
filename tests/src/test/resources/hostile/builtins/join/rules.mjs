// Joins a list of a million texts.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const list = new Array(1 << 20).fill('x'.repeat(1 << 10));
    for (;;) list.join('-');
  } },
};
