// The list of the moves never ends.
export const moves = { good: { apply: () => {} }, bad: { apply: () => {}, pick: { get [Symbol.toStringTag]() { for (;;); }, get n() { for (;;); } } } };
