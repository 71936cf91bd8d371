// Counts a counter up and down without end.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    for (;;) { me.score += 1; me.score -= 1; }
  } },
};
