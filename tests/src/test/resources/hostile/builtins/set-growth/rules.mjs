// Puts ever more into a set.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const set = new Set();
    for (let i = 0; ; i++) set.add(`k${i}`);
  } },
};
