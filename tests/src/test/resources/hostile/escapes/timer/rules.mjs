// Asks to be called later.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    setTimeout(() => { me.score += 100; }, 10);
  } },
};
