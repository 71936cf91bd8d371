// Calls a function with a million arguments.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    Math.max(...new Array(1000000).fill(1));
  } },
};
