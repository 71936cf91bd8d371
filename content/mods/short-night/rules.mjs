const WAKES_AFTER = 3;

export const steps = {
  begin: original => ({
    ...original,
    run: it => {
      original.run(it);
      for (const p of it.game.players) it.game.equipmentDeck.deal(1, p.items);
    },
  }),
};

export const modify = {
  trackEnd: () => WAKES_AFTER,
  guardianHealth: ({ value }) => Math.ceil(value * 2 / 3),
};
