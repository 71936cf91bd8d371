// Sorts a long list with a slow comparison.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    new Array(3000000).fill(0).map((x, i) => -i).sort((a, b) => { for (let i = 0; i < 99; i++); return a - b; });
  } },
};
