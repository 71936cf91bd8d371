// Starts a thread.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    new Worker('rules.mjs');
  } },
};
