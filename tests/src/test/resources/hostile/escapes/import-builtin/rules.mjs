// Imports a module of another engine.
import stolen from 'fs';
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
