// Promises follow each other without end.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const f = () => Promise.resolve().then(f);
    f();
  } },
};
