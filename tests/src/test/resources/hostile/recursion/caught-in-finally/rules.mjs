// Calls itself again when it is stopped.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const f = () => { try { f(); } finally { f(); } };
    f();
  } },
};
