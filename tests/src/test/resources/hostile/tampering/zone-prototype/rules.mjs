// Replaces how a zone deals.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    Object.getPrototypeOf(me.hand).deal = () => 0;
  } },
};
