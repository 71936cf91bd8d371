// Keeps it deep inside something frozen.
const memo = Object.freeze({ deep: {} });
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    memo.deep.n = 1;
  } },
};
