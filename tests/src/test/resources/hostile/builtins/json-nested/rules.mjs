// Writes out an object that unfolds to very much.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    let all = [1];
    for (let i = 0; i < 40; i++) all = [all, all];
    JSON.stringify(all);
  } },
};
