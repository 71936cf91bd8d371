// Divides very large BigInts.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    let x = 7n;
    for (let i = 0; i < 24; i++) x *= x;
    x / (x - 1n);
  } },
};
