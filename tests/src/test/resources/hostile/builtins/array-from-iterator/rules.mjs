// Makes a list out of an iterator without end.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    Array.from({ [Symbol.iterator]: () => ({ next: () => ({ value: 1, done: false }) }) });
  } },
};
