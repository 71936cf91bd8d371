// Who stands where, and how far it is. Ways on foot never cross void or portal; shots and spells do.

const INSANE = 10, OWN_RANGE = 1;

export const isPawn = piece => piece.set === 'pawns';
export const isMonster = piece => piece.set === 'monsters';
export const isGuardian = piece => piece.set === 'guardians';
export const isEnemy = piece => isMonster(piece) || isGuardian(piece);

/** Whether a figure is on the board: the dead and the banished are not. */
export const stands = figure => figure.space !== undefined;
export const pawnOf = player => player.own('pawn');
export const spaceOf = player => player.own('pawn').space;

export const portal = game => game.board.of('portal')[0];
export const freeRing = game => game.board.neighbours('walk', portal(game)).filter(space => space.isFree);

/** The living, beginning with the first player of the round. */
export const turnOrder = game => game.playersFrom(game.players[game.firstSeat]);

export const isInsane = player => player.sanity <= INSANE;

// ---------------------------------------------------------------- the guardian

export const isGuardianOnTrack = game => !game.track.isEmpty;
export const guardianOnBoard = game => game.board.zone.find(isGuardian);
export const guardianLives = game => isGuardianOnTrack(game) || guardianOnBoard(game) !== undefined;

// ---------------------------------------------------------------- ways and distances

const pathsAreOpen = game => game.compute('pathsOpen', true);

const walksPaths = (game, player) => game.compute('walksPaths', isInsane(player), { player }) && pathsAreOpen(game);

const strikesAlongPaths = (game, figure) =>
  isPawn(figure) && isInsane(figure.owner) && game.option('rangeUsesInsanityPaths') === 'yes' && pathsAreOpen(game);

/** How a player walks: over tiles only, and with the portal as a goal. */
export const roamingWay = (game, player) => walksPaths(game, player) ? 'madRoam' : 'roam';
export const leavingWay = (game, player) => walksPaths(game, player) ? 'madWalk' : 'walk';

/** How an enemy walks. */
export const enemyWay = (game, enemy) => game.compute('pathing', 'walk', { enemy });

export const areAdjacent = (game, one, other) => game.board.distance('walk', one, other) === 1;

/** How the shots and spells of a figure fly, and how far from one space to another. */
export const shotWay = (game, figure) => strikesAlongPaths(game, figure) ? 'madShot' : 'shot';
export const shotDistance = (game, figure, from, to) => game.board.distance(shotWay(game, figure), from, to);

/** Range 1 is for neighbours on foot; a longer one also goes over void and portal. Figures are never in the way. */
export function inRange(game, figure, range, from, to) {
  if (range > 1) return shotDistance(game, figure, from, to) <= range;
  const way = !isPawn(figure) ? enemyWay(game, figure) : strikesAlongPaths(game, figure) ? 'madWalk' : 'walk';
  return game.board.distance(way, from, to) <= range;
}

/** The same for an enemy whose way of walking is known. */
export const isWithin = (game, way, range, from, to) => game.board.distance(range > 1 ? 'shot' : way, from, to) <= range;

/** How far a figure strikes with a weapon (undefined: bare hands, claws and the like). */
export function rangeOf(game, figure, weapon) {
  if (!isPawn(figure)) return game.compute('range', figure.range, { figure, weapon });
  const printed = weapon === undefined ? 0 : weapon.range;
  const range = game.option('weaponRangeMode') === 'add' ? OWN_RANGE + printed : Math.max(OWN_RANGE, printed);
  return game.compute('range', range, { figure, weapon });
}

export function canStrike(game, figure, weapon, target) {
  const from = figure.space, to = target.space;
  if (weapon !== undefined && weapon.minRange > 0 && shotDistance(game, figure, from, to) < weapon.minRange) return false;
  return inRange(game, figure, rangeOf(game, figure, weapon), from, to);
}

/** A figure's opponents within a range, in the order in which they came to the board. */
export function opponentsWithin(game, figure, range) {
  const all = game.board.within(shotWay(game, figure), figure.space, range).filter(it => it !== figure && (isPawn(it) || isEnemy(it)));
  return game.compute('opponents', all, { figure });
}
