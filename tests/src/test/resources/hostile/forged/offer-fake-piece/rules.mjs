// Offers a made-up piece.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { pick: { card: () => [{ id: 1, kind: { id: 'eel' } }] }, apply: () => {} },
};
