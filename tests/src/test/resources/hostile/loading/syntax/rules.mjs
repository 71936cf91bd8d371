// A module that breaks off.
export const moves = { good: {
