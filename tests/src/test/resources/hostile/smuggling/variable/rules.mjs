// Keeps it in a variable of the module.
let memo = 0;
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
