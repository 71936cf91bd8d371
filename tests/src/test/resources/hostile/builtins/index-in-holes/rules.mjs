// Looks for something in a list of holes.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const list = [];
    list.length = 2 ** 32 - 1;
    list.indexOf(1);
  } },
};
