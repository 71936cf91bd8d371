// Makes a text of a template without an end.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    String.raw({ raw: { length: 2 ** 32, get 0() { for (;;); } } });
  } },
};
