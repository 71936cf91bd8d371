// Keeps such a pattern inside a list.
const memo = { deep: [/a/y] };
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
