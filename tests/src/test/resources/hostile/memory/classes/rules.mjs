// Classes made in a loop.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const all = [];
    for (;;) all.push(class { static field = new Array(100).fill(0); });
  } },
};
