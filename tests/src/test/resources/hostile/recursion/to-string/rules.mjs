// An object writes itself out by writing itself out.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const it = { toString() { return `${it}!`; } };
    `${it}`;
  } },
};
