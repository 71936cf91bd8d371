// Keeps it in a static field.
class Memo { static n = 0; }
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    Memo.n++;
  } },
};
