// A getter asks for itself.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const it = { get x() { return this.x + 1; } };
    it.x;
  } },
};
