// Replaces how lists are walked.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    Object.getPrototypeOf([][Symbol.iterator]()).next = () => ({ done: true });
  } },
};
