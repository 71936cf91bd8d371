// Asks errors for the frames they came through.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    Error.prepareStackTrace = (e, frames) => frames.forEach(f => f.getThis().exit());
  } },
};
