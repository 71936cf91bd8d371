// Evaluates text.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    eval('me.score += 100');
  } },
};
