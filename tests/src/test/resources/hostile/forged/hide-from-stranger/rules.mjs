// Hides a card from somebody who is not there.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.deck.top.hideFrom({ seat: -3 });
  } },
};
