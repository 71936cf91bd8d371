// Imports a file of the machine.
import stolen from '/etc/passwd';
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
