// Offers neither a list nor a zone.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { pick: { n: () => 7 }, apply: () => {} },
};
