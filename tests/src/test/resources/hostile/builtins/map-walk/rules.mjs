// Walks over a map that grows as it is walked.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const map = new Map([[0, 0]]);
    map.forEach((value, key) => { map.delete(key); map.set(key + 1, 0); });
  } },
};
