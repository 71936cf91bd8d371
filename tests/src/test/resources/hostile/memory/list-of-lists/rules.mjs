// A list of long lists.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const a = [];
    for (;;) a.push(new Array(100000).fill(7));
  } },
};
