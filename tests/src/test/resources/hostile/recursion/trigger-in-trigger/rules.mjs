// An event tells itself again and again.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game }) => { game.trigger('storm', {}); } },
};
export const on = { storm: ({ game }) => { game.trigger('storm', {}); } };
