// Keeps it in a private field.
class Memo { #n = 0; next() { return ++this.#n; } }
const memo = new Memo();
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    me.score += memo.next();
  } },
};
