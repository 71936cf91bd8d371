// Takes a long list apart from its beginning.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    for (;;) { const list = new Array(1 << 22).fill(1); while (list.length) list.shift(); }
  } },
};
