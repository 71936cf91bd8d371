// Symbols made in a loop, registered for all scripts.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    for (let i = 0; ; i++) Symbol.for('symbol' + i + 'x'.repeat(1000));
  } },
};
