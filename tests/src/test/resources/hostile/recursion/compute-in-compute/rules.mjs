// A question asks itself again and again.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me }) => { me.score += game.compute('price', 1, {}); } },
};
export const modify = { price: ({ game, value }) => game.compute('price', value + 1, {}) };
