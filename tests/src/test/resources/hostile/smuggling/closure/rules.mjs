// Keeps it in the variable of a closure.
const count = (() => { let n = 0; return () => ++n; })();
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    me.score += count();
  } },
};
