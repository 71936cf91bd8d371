// Offers a number that no game keeps.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { pick: { n: () => [2 ** 40] }, apply: () => {} },
};
