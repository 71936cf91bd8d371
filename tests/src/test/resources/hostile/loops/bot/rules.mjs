// A bot of the pack never chooses.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
export const bots = { owl: { choose: () => { for (;;); } } };
