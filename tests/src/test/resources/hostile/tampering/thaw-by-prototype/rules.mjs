// Gives a frozen zone another prototype.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    Object.setPrototypeOf(me.hand, { size: 99 });
  } },
};
