const usable = me => me.hand.filter(card => !card.is('hastur') || me.hand.size === 1);

export const moves = {
  keep: original => ({ ...original, pick: { card: ({ me }) => usable(me) } }),
};
