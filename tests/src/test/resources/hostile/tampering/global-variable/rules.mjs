// Writes to the global object.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    globalThis.memory = 1;
  } },
};
