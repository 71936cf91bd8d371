// Gives a step a made-up piece.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    game.push('answer', { who: me, what: { id: 1, kind: 'eel' } });
  } },
};
