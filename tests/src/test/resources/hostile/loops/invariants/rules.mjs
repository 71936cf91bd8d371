// Whether the table is sound is never settled.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
export const invariants = () => { for (;;); };
