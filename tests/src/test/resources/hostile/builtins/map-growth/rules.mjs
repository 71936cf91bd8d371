// Puts ever more into a map.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const map = new Map();
    for (let i = 0; ; i++) map.set(i, i);
  } },
};
