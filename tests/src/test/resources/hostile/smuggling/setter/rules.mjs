// Keeps it on the setter of a counter.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(me), 'score').set.n = 1;
  } },
};
