// Exports a number for its moves.
export const moves = 7;
