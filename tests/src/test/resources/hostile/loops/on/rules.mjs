// What answers an event never ends.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game }) => { game.trigger('storm', {}); } },
};
export const on = { storm: () => { for (;;); } };
