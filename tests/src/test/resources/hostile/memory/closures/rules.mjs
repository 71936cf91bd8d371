// Closures that hold each other.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    let f = () => 0;
    for (;;) { const g = f; f = () => g; }
  } },
};
