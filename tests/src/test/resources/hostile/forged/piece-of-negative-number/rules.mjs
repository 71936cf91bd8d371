// Turns a piece of a negative number.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(game.deck.top), 'faceUp').set.call({ id: -1 }, true);
  } },
};
