// Makes a function from text under a name that is put together.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    globalThis['Func' + 'tion']('return 1')();
  } },
};
