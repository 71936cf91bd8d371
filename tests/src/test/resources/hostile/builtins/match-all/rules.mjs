// Walks over every match in a long text.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    for (;;) [...'a'.repeat(1 << 24).matchAll(/a/g)];
  } },
};
