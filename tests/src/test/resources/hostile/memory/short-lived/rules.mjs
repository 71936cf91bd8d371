// Fills the memory with what is thrown away at once.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    for (let i = 0; ; i++) new Array(1000).fill(i).map(x => [x]);
  } },
};
