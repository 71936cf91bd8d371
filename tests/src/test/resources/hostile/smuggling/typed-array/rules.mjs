// Keeps it in a typed array.
const memo = new Uint8Array(4);
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
