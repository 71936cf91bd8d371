// Asks an object of the table for its Java class.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.deck.getClass().forName('java.lang.System');
  } },
};
