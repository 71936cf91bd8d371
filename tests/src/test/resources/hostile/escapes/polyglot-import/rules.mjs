// Imports what the host shares.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    Polyglot.import('table').exit();
  } },
};
