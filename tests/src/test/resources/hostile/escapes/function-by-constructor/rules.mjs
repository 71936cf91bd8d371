// Makes a function from text by way of another one.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    (() => {}).constructor('return 1')();
  } },
};
