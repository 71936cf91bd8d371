// Writes dates in the words of a country.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    for (;;) new Intl.DateTimeFormat('en').format();
  } },
};
