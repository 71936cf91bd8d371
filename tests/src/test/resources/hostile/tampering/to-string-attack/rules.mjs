// Hands over objects that run code when they are written out.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    me.hand.deal({ valueOf() { me.score += 100; return 1; } }, { toString() { for (;;); } });
  } },
};
