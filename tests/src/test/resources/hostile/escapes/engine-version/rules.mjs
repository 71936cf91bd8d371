// Asks the engine about itself.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    Graal.versionGraalVM.toString();
  } },
};
