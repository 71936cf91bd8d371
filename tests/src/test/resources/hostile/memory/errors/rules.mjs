// Errors with long stacks.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const all = [];
    for (;;) all.push(new Error('x'.repeat(1000)));
  } },
};
