// Replaces how texts are read.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    JSON.parse = () => ({});
  } },
};
