// A pattern that tries every way.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    /^(a+)+(b\1)*$/.test('a'.repeat(60) + '!');
  } },
};
