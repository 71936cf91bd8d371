// A getter of the picks never ends.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { get pick() { for (;;); }, apply: () => {} },
};
