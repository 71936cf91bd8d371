// Makes a counter larger than any it can keep.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    me.score = 2 ** 53;
  } },
};
