// A module that makes very much when it is loaded.
export const all = [];
for (;;) all.push(new Array(100000).fill(7));
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
