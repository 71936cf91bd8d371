// A list of functions.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const all = [];
    for (let i = 0; ; i++) all.push(() => i);
  } },
};
