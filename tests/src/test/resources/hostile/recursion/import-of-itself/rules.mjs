// Modules import each other in a circle.
import { two } from './two.mjs';
export const one = () => two() + 1;
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => { one(); } },
};
