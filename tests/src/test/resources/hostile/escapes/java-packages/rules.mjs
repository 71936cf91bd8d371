// Asks for Java by its packages.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    Packages.java.lang.System.exit(1);
  } },
};
