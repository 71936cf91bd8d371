// Adds up a list of texts from the right.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    new Array(1 << 22).fill('xy').reduceRight((a, b) => a + b + a);
  } },
};
