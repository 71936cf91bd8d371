// Keeps it on a getter.
const memo = { get x() { return 1; } };
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    Object.getOwnPropertyDescriptor(memo, 'x').get.n = 1;
  } },
};
