// Whether a move is open is never settled, in simulated games.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { when: () => { for (;;); }, apply: () => {} },
};
