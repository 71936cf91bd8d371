// Keeps it on the step, outside its data.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    step.n = 1;
  } },
};
