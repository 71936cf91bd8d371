// Keeps a generator in a closure.
const count = (() => { const run = (function* () { for (let i = 1; ; i++) yield i; })(); return () => run.next().value; })();
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    me.score += count();
  } },
};
