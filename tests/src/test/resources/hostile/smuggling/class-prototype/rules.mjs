// Keeps it on the prototype of a class.
class Memo {}
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    Memo.prototype.n = 1;
  } },
};
