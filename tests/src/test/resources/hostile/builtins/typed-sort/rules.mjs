// Sorts a typed array.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const a = new Float64Array(1 << 26);
    for (;;) a.sort();
  } },
};
