// Imports from above the pack while playing.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    import('../../../../etc/passwd').then(() => { me.score += 100; });
  } },
};
