// A getter in a pick never ends.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { pick: { card: { get from() { for (;;); } } }, apply: () => {} },
};
