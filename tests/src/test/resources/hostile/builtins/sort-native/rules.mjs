// Sorts millions of texts again and again.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const list = new Array(1 << 21).fill(0).map((x, i) => String((i * 7919) % 1000003));
    for (;;) [...list].sort();
  } },
};
