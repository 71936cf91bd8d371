// Keeps it in an instance.
class Memo { n = 0; }
const memo = new Memo();
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    memo.n++;
  } },
};
