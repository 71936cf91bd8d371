// Imports the rules of another pack.
import stolen from '../seven-candles/rules.mjs';
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
