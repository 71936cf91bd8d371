// Doubles a text and looks for something in it.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    let s = 'ab';
    for (let i = 0; i < 28; i++) s += s;
    for (;;) s.indexOf('c');
  } },
};
