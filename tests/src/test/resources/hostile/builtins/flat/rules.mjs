// Flattens a list that holds itself many times.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    let list = [1];
    for (let i = 0; i < 40; i++) list = [list, list];
    list.flat(Infinity);
  } },
};
