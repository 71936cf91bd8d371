// Makes a counter minus zero, and divides by it.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    me.score = -0;
    if (1 / me.score === -Infinity) me.score += 100;
  } },
};
