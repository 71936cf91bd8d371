// Changes what lists make of themselves.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    Object.defineProperty(Array, Symbol.species, { value: Object });
  } },
};
