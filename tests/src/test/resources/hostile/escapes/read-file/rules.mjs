// Reads a file as text.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    read('/etc/passwd');
  } },
};
