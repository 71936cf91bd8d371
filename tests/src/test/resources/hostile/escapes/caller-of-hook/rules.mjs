// Asks who called it.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    (function f() { return f.caller.arguments; })();
  } },
};
