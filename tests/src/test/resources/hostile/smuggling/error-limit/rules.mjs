// Keeps it in how deep stacks are told.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    Error.stackTraceLimit = 3;
  } },
};
