// Hands the table an object whose getters change the table.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.push('turn', { get who() { me.score += 100; throw new Error('mine'); } });
  } },
};
