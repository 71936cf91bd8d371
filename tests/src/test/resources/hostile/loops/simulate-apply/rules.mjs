// The effect of a move never ends, in simulated games.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => { for (;;); } },
};
