// Values a table with a text.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
export const hints = { value: () => 'much' };
