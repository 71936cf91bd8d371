// Nobody is an opponent of a friend, and whoever leaves takes along everybody who is near.
const SANE_ENOUGH = 20, NEAR = 3, GRIEF = 3;

const isPawn = piece => piece.set === 'pawns';
const isNear = (game, player) => game.board.distance('walk', player.own('pawn').space, game.board.of('portal')[0]) <= NEAR;

export const moves = {
  escape: original => ({
    ...original,
    when: it => {
      const may = original.when(it), { game, me } = it;
      if (may !== true) return may;
      return game.others(me).every(p => isNear(game, p)) || game.why('notTogether', { steps: NEAR });
    },
  }),
};

export const modify = {
  opponents: ({ value, figure }) => isPawn(figure) ? value.filter(it => !isPawn(it)) : value,
  sanityToLeave: () => SANE_ENOUGH,
  escapers: ({ game }) => game.inGame,
};

export const on = {
  death: ({ game, victim }) => {
    if (isPawn(victim)) for (const p of game.inGame) p.sanity = Math.max(1, p.sanity - GRIEF);
  },
};

/** Bots want all of them to do well. */
export const wrap = {
  hints: {
    value: original => ({ game }) => {
      let sum = 0;
      for (const player of game.players) sum += original({ game, player });
      return sum / game.players.length;
    },
  },
};
