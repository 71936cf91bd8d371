export const steps = {
  begin: original => ({
    ...original,
    run: it => {
      it.game.players[0].madness += 2;
      original.run(it);
    },
  }),
};
