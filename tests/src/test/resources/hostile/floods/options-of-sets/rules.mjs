// Offers sets of forty things with a check that never agrees.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { pick: { n: { from: () => new Array(40).fill(0).map((x, i) => i), min: 0, max: 40 } }, check: () => 'never', apply: () => {} },
};
