// Makes ever new patterns.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    for (let i = 0; ; i++) new RegExp('a{' + (i % 1000) + '}b').test('ab');
  } },
};
