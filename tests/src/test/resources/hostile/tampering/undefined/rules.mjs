// Gives undefined a value.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    globalThis.undefined = 1;
  } },
};
