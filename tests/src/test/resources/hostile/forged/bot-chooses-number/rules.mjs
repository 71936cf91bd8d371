// A bot chooses the number 5000.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
export const bots = { owl: { choose: () => 5000 } };
