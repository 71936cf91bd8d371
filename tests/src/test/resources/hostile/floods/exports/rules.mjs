// Exports a hundred thousand hooks.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
export const on = Object.fromEntries(new Array(100000).fill(0).map((x, i) => ['e' + i, () => {}]));
