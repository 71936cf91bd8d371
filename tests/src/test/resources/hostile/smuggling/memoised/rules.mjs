// Remembers the first answer for all others.
const once = (f => { let known; return x => known ??= f(x); })(x => x);
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    me.score += once(me.score + 1) % 5;
  } },
};
