// Imports from above the pack.
import stolen from '../../../../../etc/passwd';
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
