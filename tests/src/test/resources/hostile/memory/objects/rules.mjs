// Objects that hold each other.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    let last = null;
    for (;;) last = { last, more: [1, 2, 3], text: 'x' + last };
  } },
};
