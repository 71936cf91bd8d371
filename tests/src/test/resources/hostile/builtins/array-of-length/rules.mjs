// Makes lists of four billion elements.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const list = [];
    for (;;) list.push(new Array(2 ** 32 - 1).fill(0));
  } },
};
