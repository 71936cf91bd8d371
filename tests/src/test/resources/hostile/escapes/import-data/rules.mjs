// Imports code from an address that is the code.
import stolen from 'data:text/javascript,export default 1';
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
