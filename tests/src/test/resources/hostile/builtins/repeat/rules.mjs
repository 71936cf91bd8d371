// Repeats a text half a billion times.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const s = 'x'.repeat(2 ** 29);
    s.split('').length;
  } },
};
