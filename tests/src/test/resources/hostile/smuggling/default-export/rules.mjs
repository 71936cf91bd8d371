// Keeps it in its own default export.
import self from './rules.mjs';
export default { n: 1 };
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    self.n = 2;
  } },
};
