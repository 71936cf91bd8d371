// Loads code with a fresh global object, unhardened.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    loadWithNewGlobal({ script: 'Java', name: 'x' });
  } },
};
