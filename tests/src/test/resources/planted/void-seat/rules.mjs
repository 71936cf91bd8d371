export const steps = {
  turn: original => ({
    ...original,
    run: it => {
      const player = it.step.player;
      if (player.seat === 0) player.sanity = Math.min(40, player.sanity + 2);
      original.run(it);
    },
  }),
};
