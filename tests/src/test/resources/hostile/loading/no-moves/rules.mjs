// Exports no moves.
export const moves = {};
