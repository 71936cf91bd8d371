// Imports a file of its own that is no module.
import stolen from './cards.yaml';
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
