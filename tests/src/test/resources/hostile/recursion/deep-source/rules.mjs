// Writes ten thousand brackets into each other.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ me }) => { me.score = DEEP; } },
};
