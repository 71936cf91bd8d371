// Throws an error that throws itself when looked at.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    throw { get stack() { throw this; }, get message() { throw this; } };
  } },
};
