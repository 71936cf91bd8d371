// Doubles a text without end.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    let s = 'x';
    for (;;) s += s;
  } },
};
