// A getter in the list of a pick never ends.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { pick: { n: Object.defineProperty([1], 0, { get() { for (;;); } }) }, apply: () => {} },
};
