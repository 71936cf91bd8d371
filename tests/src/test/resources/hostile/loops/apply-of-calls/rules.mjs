// The effect calls a function without end.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => { const f = () => {}; for (;;) f(); } },
};
