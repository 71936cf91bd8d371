const HOLDING = 2, GIFT = 2;

const mayHold = (game, me) => game.round === 1 || me.tokens >= HOLDING;

export const moves = {
  chooseSanity: original => ({
    ...original,
    pick: { side: ({ game, me }) => mayHold(game, me) ? [game.underside.top, me.disc.top] : [game.underside.top] },
    apply: it => {
      const { game, me, side } = it;
      if (game.round > 1 && side.isIn(me.disc)) {
        me.tokens -= HOLDING;
        game.tokenSupply += HOLDING;
        game.say('heldDisc', { player: me });
      }
      original.apply(it);
    },
  }),
};

export const steps = {
  setup: original => ({
    ...original,
    run: it => {
      for (const p of it.game.players) {
        p.tokens += GIFT;
        it.game.tokenSupply -= GIFT;
      }
      original.run(it);
    },
  }),
};
