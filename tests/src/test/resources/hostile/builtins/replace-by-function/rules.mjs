// Replaces letters by a function without end.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    'a'.repeat(1 << 24).replace(/a/g, () => { for (;;); });
  } },
};
