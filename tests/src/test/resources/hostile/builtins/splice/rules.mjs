// Inserts at the beginning of a long list.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const list = new Array(1 << 22).fill(1);
    for (;;) list.splice(0, 0, 1, 2, 3);
  } },
};
