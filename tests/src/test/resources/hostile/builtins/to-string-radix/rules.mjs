// Writes numbers to the base of two without end.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    for (let x = 1; ; x++) (x / 3).toString(2);
  } },
};
