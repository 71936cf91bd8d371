// A list that grows without end.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const a = [];
    for (;;) a.push(a.length);
  } },
};
