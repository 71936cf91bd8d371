// Catches its own overflow and goes on.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const f = n => { try { f(n + 1); } catch { } for (;;) f(n); };
    f(0);
  } },
};
