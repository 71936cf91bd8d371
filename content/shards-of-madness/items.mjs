// Items work for their owner from the turn after their summoning on. Every copy counts.

const one = ({ value, card, owner, player }) => owner === player && card.fresh === 0 ? value + 1 : value;

export const cards = {
  yellow_sign: { modify: { position: one } },
  ruby_of_rlyeh: { modify: { rescues: one } },
  shining_trapezohedron: { modify: { collectsAfterSummon: one } },
  silver_key: { modify: { convertsAfterSummon: one } },
};
