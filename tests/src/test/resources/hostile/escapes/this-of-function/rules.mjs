// Takes the global object from a plain call.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    (function () { return this; })().memory = 1;
  } },
};
