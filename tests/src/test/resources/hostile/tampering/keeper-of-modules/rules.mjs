// Calls what freezes modules, to freeze or unfreeze as it likes.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    globalThis[Symbol.for('eldertable.keep')]({ get x() { throw me; } });
  } },
};
