// Evaluates text in another language of the engine.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    Polyglot.eval('js', '1');
  } },
};
