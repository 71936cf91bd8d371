// Keeps it in a variable that a class block closes over.
class Memo { static { let n = 0; Memo.next = () => ++n; } }
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    me.score += Memo.next();
  } },
};
