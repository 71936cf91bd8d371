// Pushes steps without end and catches what it is told.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    for (;;) { try { game.push('turn'); } catch { } }
  } },
};
