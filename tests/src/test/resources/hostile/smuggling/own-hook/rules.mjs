// Keeps it on its own hook.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    moves.bad.apply.n = 1;
  } },
};
