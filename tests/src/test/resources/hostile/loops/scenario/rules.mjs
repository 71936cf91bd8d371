// A rule example comes upon a move that never ends.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => { for (;;); } },
};
