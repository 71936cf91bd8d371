// Makes a generator from text.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    (function* () {}).constructor('yield 1')();
  } },
};
