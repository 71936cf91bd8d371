// Puts another prototype under all lists.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    Object.setPrototypeOf(Array.prototype, { get 0() { return me; } });
  } },
};
