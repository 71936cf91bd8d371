// Climbs from a number to the maker of functions.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    (1)['constructor']['constructor']('return globalThis')();
  } },
};
