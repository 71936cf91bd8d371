// A getter in a move never ends.
export const moves = { good: { get apply() { for (;;); } }, bad: { apply: () => {} } };
