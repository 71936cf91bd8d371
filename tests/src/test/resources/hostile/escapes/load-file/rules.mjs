// Loads a file as code.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    load('/etc/passwd');
  } },
};
