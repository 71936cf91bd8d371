// A bot chooses what was not offered.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
export const bots = { owl: { choose: () => ({ made: 'up' }) } };
