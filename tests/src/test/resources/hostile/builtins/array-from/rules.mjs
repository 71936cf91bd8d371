// Makes a list out of a length.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    Array.from({ length: 2 ** 32 }, (_, i) => i);
  } },
};
