// Gives a long reason for each of very many things.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { pick: { n: { from: () => new Array(5000).fill(0).map((x, i) => i), check: ({ n }) => `not ${n}: ${'x'.repeat(10000)}` } }, apply: () => {} },
};
