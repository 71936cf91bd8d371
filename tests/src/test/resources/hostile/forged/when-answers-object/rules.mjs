// Answers an object where yes or no is asked.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { when: ({ me }) => me.seat === 0 || ({ toString: () => 'no' }), apply: () => {} },
};
