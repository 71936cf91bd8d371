// Writes numbers in the way of a country.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    for (let i = 0; ; i++) (i / 3).toLocaleString('ar-EG');
  } },
};
