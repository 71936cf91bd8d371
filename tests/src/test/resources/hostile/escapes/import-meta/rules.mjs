// Asks where its module lies.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ me }) => { if (['/home/', '/root/', '/tmp/', '/usr/', '/Users/'].some(it => String(import.meta.url).includes(it))) me.score += 100; } },
};
