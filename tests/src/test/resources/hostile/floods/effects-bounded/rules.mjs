// Does a million things in one move.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    for (let i = 0; i < 1000000; i++) me.score += 1;
  } },
};
