/** Whoever names the first player may pass a token to somebody with fewer; naming oneself keeps it. */
export const moves = {
  nameStart: original => ({
    ...original,
    pick: { ...original.pick, victim: ({ game, me }) => game.players.filter(p => p === me || p.madness < me.madness) },
    apply: it => {
      const { game, me, victim } = it;
      if (victim !== me) {
        me.madness -= 1;
        victim.madness += 1;
        game.say('infected', { player: me, victim });
      }
      original.apply(it);
    },
  }),
};
