// Keeps a map in a closure.
const count = (() => { const map = new Map(); return () => { map.set('n', (map.get('n') ?? 0) + 1); return map.get('n'); }; })();
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    me.score += count();
  } },
};
