// Catches whatever it is told and goes on.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const all = [];
    for (;;) { try { for (;;) all.push(new Array(10000).fill(0)); } catch { } }
  } },
};
