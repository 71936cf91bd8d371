// A getter among the cards never ends.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
export const cards = { get eel() { for (;;); } };
