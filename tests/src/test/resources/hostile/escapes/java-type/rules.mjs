// Asks for a Java class by name.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    Java.type('java.lang.System').exit(1);
  } },
};
