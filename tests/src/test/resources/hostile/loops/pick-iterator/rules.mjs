// What can be chosen is a list without an end.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { pick: { n: () => ({ [Symbol.iterator]: () => ({ next: () => ({ value: 1, done: false }) }) }) }, apply: () => {} },
};
