// Calls with many arguments that are kept.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const all = [];
    const f = (...rest) => all.push(rest);
    for (;;) f(...new Array(1000).fill(0));
  } },
};
