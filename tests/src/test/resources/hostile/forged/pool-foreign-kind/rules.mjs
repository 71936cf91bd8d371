// Adds a card to a pool of gems.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.bag.add('eel');
  } },
};
