// Repeats a text, and that again, without end.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    let s = 'abc';
    for (;;) s = s.repeat(1000).slice(0, 1 << 28);
  } },
};
