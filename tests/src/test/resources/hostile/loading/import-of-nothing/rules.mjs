// Imports a module that is not there.
import { x } from './nowhere.mjs';
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
