// Imports the scripts of the program.
import stolen from '/eldertable/script/prelude.js';
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: () => {} },
};
