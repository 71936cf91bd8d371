// Makes a text of a million letters at once.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    for (;;) String.fromCharCode.apply(null, new Array(1 << 20).fill(65));
  } },
};
