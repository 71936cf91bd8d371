// A getter among the moves never ends.
export const moves = { get good() { for (;;); }, bad: { apply: () => {} } };
