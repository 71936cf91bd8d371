// A bot never chooses, in simulated games.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
export const bots = { owl: { choose: () => { for (;;); } } };
