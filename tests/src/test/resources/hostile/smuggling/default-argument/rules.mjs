// Keeps it in what a default value closes over.
const count = ((n = 0) => () => { n += 1; return n; })();
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    me.score += count();
  } },
};
