// A list with elements far apart.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const a = [];
    for (let i = 0; ; i += 100000) a[i % 4294967294] = new Array(1000).fill(i);
  } },
};
