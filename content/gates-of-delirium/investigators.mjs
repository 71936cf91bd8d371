// Dispatch and convert: investigators come onto the map, walk, and change sides.

const isOpposing = me => piece => piece.owner !== me;

export const canDispatch = (game, me) => !me.reserve.isEmpty || game.map.zone.some(piece => piece.owner === me);
/** With an empty reserve one of your own has to be on the map, to change places. */
export const canConvert = (game, me) => game.map.zone.some(isOpposing(me)) && canDispatch(game, me);

function countDown(game, step) {
  step.left -= 1;
  if (step.left <= 0) game.leave();
}

export const investigatorMoves = {
  dispatch: {
    when: ({ game, me }) => !me.reserve.isEmpty || game.why('noReserve'),
    pick: { region: ({ game }) => game.map.spaces },
    apply: ({ game, me, step, region }) => {
      me.reserve.top.moveTo(region);
      countDown(game, step);
    },
  },
  relocate: {
    when: ({ game, me }) => me.reserve.isEmpty || game.why('reserveLeft'),
    pick: {
      investigator: ({ game, me }) => game.map.distinct.filter(piece => piece.owner === me),
      region: ({ game, investigator }) => game.map.spaces.filter(space => space !== investigator.space),
    },
    apply: ({ game, step, investigator, region }) => {
      investigator.moveTo(region);
      countDown(game, step);
    },
  },

  convert: {
    when: ({ game, me }) => !me.reserve.isEmpty || game.why('noReserve'),
    pick: { investigator: ({ game, me }) => game.map.distinct.filter(isOpposing(me)) },
    apply: ({ game, me, step, investigator }) => {
      const region = investigator.space;
      sendHome(game, investigator);
      me.reserve.top.moveTo(region);
      game.say('changedSides', { region, player: me });
      endConvert(game, me, step);
    },
  },
  exchange: {
    when: ({ game, me }) => me.reserve.isEmpty || game.why('reserveLeft'),
    pick: {
      theirs: ({ game, me }) => game.map.distinct.filter(isOpposing(me)),
      mine: ({ game, me }) => game.map.distinct.filter(piece => piece.owner === me),
    },
    apply: ({ game, me, step, theirs, mine }) => {
      const region = theirs.space;
      theirs.moveTo(mine.space);
      mine.moveTo(region);
      endConvert(game, me, step);
    },
  },
};

function endConvert(game, me, step) {
  step.left -= 1;
  if (step.left <= 0 || !canConvert(game, me)) game.leave();
}

/** Back to the owner; a neutral one leaves the game. */
export function sendHome(game, investigator) {
  investigator.moveTo(investigator.owner === undefined ? game.box : investigator.owner.reserve);
}
