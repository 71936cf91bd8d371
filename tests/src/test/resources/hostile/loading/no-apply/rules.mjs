// Exports moves that do nothing.
export const moves = { good: {}, bad: {} };
