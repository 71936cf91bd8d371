// Has a move of a thousand picks.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { pick: Object.fromEntries(new Array(1000).fill(0).map((x, i) => ['p' + i, [1, 2]])), apply: () => {} },
};
