// Copies a large object without end.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const all = Object.fromEntries(new Array(1 << 18).fill(0).map((x, i) => ['k' + i, i]));
    for (;;) Object.assign({}, all);
  } },
};
