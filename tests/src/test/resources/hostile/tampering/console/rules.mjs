// Replaces what prints.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    console.log = () => 0;
  } },
};
