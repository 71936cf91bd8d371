// Makes an object of ever more properties.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    let all = {};
    for (let i = 0; ; i++) all = { ...all, ['k' + i]: i };
  } },
};
