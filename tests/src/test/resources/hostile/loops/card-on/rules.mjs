// What a card answers to an event never ends.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game }) => { game.deck.top.trigger('storm', {}); } },
};
export const cards = { eel: { on: { storm: () => { for (;;); } } } };
