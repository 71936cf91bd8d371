// Offers a function.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { pick: { n: () => [() => 1] }, apply: () => {} },
};
