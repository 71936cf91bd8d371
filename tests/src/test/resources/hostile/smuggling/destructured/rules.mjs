// Keeps it in what was taken apart.
const { memo, list: [first] } = { memo: {}, list: [{}] };
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    first.n = 1;
  } },
};
