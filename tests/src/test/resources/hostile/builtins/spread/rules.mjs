// Doubles a list by spreading it.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    let list = [1];
    for (;;) list = [...list, ...list];
  } },
};
