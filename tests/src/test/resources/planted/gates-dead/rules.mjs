const usable = me => me.hand.filter(card => !card.is('a41') || me.hand.size === 1);

export const moves = {
  playCard: original => ({ ...original, pick: { card: ({ me }) => usable(me) } }),
};
