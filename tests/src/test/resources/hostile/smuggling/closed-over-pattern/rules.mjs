// Keeps a pattern with its place in a closure.
const count = (() => { const found = /a/g; return () => { found.test('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'); return found.lastIndex; }; })();
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    me.score += count();
  } },
};
