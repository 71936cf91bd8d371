// Keeps it in a buffer.
const memo = new ArrayBuffer(4);
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
