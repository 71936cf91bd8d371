// Calls itself without end.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const f = n => f(n + 1) + 1;
    f(0);
  } },
};
