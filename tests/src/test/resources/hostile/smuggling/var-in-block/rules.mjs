// Keeps it in a variable that a block hides.
if (true) { var memo = 0; }
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
