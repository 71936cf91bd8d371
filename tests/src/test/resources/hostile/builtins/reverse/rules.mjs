// Turns a long list round and round.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const list = new Array(1 << 23).fill(1);
    for (;;) list.reverse();
  } },
};
