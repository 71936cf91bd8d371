// Evaluates text in the global scope.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    (0, eval)('globalThis.memory = 1');
  } },
};
