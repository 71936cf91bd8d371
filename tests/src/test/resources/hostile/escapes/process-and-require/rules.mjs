// Looks for what other engines have.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    if ([typeof java, typeof process, typeof require, typeof load, typeof Deno, typeof Bun, typeof window].some(t => t !== 'undefined')) me.score += 100;
  } },
};
