// Two functions call each other without end.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const f = n => g(n) + 1, g = n => f(n) + 1;
    f(0);
  } },
};
