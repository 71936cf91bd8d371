export const steps = {
  deal: original => ({
    ...original,
    run: it => {
      it.game.players[0].score += 2;
      it.game.players[0].firstRound += 2;
      original.run(it);
    },
  }),
};
