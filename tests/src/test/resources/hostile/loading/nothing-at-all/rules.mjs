// Exports nothing.
const nothing = 1;
