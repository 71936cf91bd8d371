// Throws an error that would clear the screen.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    throw new Error('\u001b[2J\u001b]0;owned\u0007');
  } },
};
