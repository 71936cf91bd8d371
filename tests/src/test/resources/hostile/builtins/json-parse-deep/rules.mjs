// Reads a text of very many brackets as JSON.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    JSON.parse('['.repeat(1 << 22) + ']'.repeat(1 << 22));
  } },
};
