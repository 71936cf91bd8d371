// Climbs from a method of the table to its class.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.deck.shuffle.constructor('return this')();
  } },
};
