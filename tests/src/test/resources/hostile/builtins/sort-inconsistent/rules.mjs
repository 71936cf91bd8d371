// Sorts with a comparison that never agrees with itself.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    let n = 0;
    const list = new Array(1 << 21).fill(0).map((x, i) => i);
    for (;;) list.sort(() => (n = (n * 7 + 3) % 11) - 5);
  } },
};
