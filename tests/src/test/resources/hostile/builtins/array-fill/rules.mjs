// Fills a list of a hundred million elements.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    new Array(1e8).fill(7);
  } },
};
