// Imports a file by its address.
import stolen from 'file:///etc/passwd';
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
