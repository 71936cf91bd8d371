// Measures how deep the stack is and plays by it.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const depth = (() => { const f = n => { try { return f(n + 1); } catch { return n; } }; return f(0); })();
    me.score += depth % 2;
  } },
};
