// Frozen copies of everything.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const all = [];
    for (;;) all.push(Object.freeze({ ...me, list: Object.freeze(new Array(100).fill(me)) }));
  } },
};
