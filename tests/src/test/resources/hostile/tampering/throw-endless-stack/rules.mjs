// Throws an error whose parts never end.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    throw { get name() { for (;;); }, get message() { for (;;); }, get stack() { for (;;); } };
  } },
};
