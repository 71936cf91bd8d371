// Makes a counter an object that pretends to be a number.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    me.score = { valueOf: () => 7 };
  } },
};
