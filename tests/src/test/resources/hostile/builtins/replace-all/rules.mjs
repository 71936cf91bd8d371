// Replaces every letter by many.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    let s = 'a';
    for (;;) s = s.replaceAll('a', 'aaaaaaaa');
  } },
};
