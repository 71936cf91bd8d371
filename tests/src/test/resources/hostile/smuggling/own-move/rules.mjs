// Keeps it on its own move.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    moves.bad.n = 1;
  } },
};
