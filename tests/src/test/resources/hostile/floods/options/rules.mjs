// Offers a million numbers.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { pick: { n: () => new Array(1000000).fill(0).map((x, i) => i) }, apply: () => {} },
};
