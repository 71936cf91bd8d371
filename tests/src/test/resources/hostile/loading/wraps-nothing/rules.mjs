// Wraps a move that nobody made.
export const moves = { good: original => original, bad: original => original };
