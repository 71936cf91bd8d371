// Offers what is no number.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { pick: { n: () => [NaN] }, apply: () => {} },
};
