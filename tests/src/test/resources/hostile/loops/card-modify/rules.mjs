// What a card answers to a question never ends.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me }) => { me.score += game.deck.top.compute('price', 1, {}); } },
};
export const cards = { eel: { modify: { price: () => { for (;;); } } } };
