// Imports a file of the machine while playing.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    import('file:///etc/passwd').then(() => { me.score += 100; });
  } },
};
