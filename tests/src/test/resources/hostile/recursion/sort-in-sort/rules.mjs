// Sorts inside the comparison of a sort, and so on.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const f = () => [3, 1, 2].sort((a, b) => { f(); return a - b; });
    f();
  } },
};
