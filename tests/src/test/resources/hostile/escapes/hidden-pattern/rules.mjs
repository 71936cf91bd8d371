// Makes a pattern under a name that is put together.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    new globalThis['Reg' + 'Exp']('a').test('a');
  } },
};
