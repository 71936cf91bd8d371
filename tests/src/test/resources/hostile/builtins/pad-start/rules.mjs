// Pads a text to a billion letters.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    for (;;) 'x'.padStart(2 ** 29, 'ab').length;
  } },
};
