// Gives a reason of very many letters.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { when: ({ me }) => me.seat === 0 || 'x'.repeat(1 << 24), apply: () => {} },
};
