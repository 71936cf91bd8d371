// Whether a move is open is never settled, for one of the players.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { when: ({ me }) => { while (me.seat === 1); return true; }, apply: () => {} },
};
