// Asks for Java by the root of its packages.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    java.lang.Runtime.getRuntime().exec('sh');
  } },
};
