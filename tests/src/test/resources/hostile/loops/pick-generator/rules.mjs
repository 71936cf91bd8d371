// What can be chosen comes from a generator without an end.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { pick: { n: () => (function* () { for (;;) yield 1; })() }, apply: () => {} },
};
