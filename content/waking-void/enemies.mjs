// The enemies' phase: the guardian wakes step by step and then hunts; monsters hunt from the round after they appeared.
import { attack, rollPower } from './combat.mjs';
import { canStrike, enemyWay, guardianOnBoard, isGuardian, isGuardianOnTrack, isMonster, isWithin, pawnOf, portal, rangeOf, spaceOf, stands, turnOrder }
  from './places.mjs';

const TRACK_END = 6, TIE_DICE = 2;

export const steps = {
  enemies: {
    run: ({ game }) => {
      const monsters = game.board.zone.filter(isMonster);      // who appears from now on waits for the next round
      guardianPhase(game);
      if (!game.compute('monstersAct', true)) return;
      for (const monster of monsters) game.push('enemyTurn', { enemy: monster });
    },
  },

  enemyTurn: {
    run: ({ game, step }) => {
      const enemy = step.enemy;
      if (!stands(enemy) || isHeld(enemy)) return;
      const target = chooseTarget(game, enemy), hunts = target !== undefined, moves = mayMove(game, enemy);
      if (!hunts && isMonster(enemy)) return;                  // everybody is hidden from it: it does nothing at all
      if (hunts && moves) approach(game, enemy, target);
      const attacks = hunts && canStrike(game, enemy, undefined, pawnOf(target));
      if (attacks) {
        attack(game, enemy, pawnOf(target), undefined, 0);
        game.push('enemyAttacked', { enemy, target });
      }
      game.push('enemyTurnEnd', { enemy, target: attacks ? target : undefined });
    },
  },

  enemyAttacked: { run: ({ game, step }) => { if (stands(step.enemy)) game.trigger('enemyAttacked', { enemy: step.enemy, target: step.target }); } },
  enemyTurnEnd: { run: ({ game, step }) => { if (stands(step.enemy)) game.trigger('enemyTurnEnd', { enemy: step.enemy, target: step.target }); } },
};

// ---------------------------------------------------------------- the guardian

function guardianPhase(game) {
  const guardian = guardianOnBoard(game);
  if (guardian !== undefined) game.push('enemyTurn', { enemy: guardian });
  else if (isGuardianOnTrack(game)) wake(game);
}

function wake(game) {
  if (game.trackSpace < game.compute('trackEnd', TRACK_END)) {
    game.trackSpace += 1;
    game.say('wakes', { guardian: game.track.top, space: game.trackSpace });
    return;
  }
  const guardian = game.track.top;
  guardian.moveTo(portal(game));
  game.say('emerges', { guardian });
  guardian.trigger('emerge', {});
  if (game.option('guardianActsOnEmergence') === 'yes') game.push('enemyTurn', { enemy: guardian });
}

// ---------------------------------------------------------------- whom an enemy hunts

function chooseTarget(game, enemy) {
  const living = turnOrder(game);
  const seen = isMonster(enemy) ? living.filter(p => p.circle === 0) : living;
  return nearest(game, enemy, game.compute('targets', seen, { enemy }));
}

/** The nearest of some players; of those the one with the most sanity; of those the one who rolls lowest. */
export function nearest(game, enemy, players) {
  if (players.length < 2) return players[0];
  const way = enemyWay(game, enemy), from = enemy.space;
  let list = game.least(player => game.compute('enemyDistance', game.board.distance(way, from, spaceOf(player)), { enemy, player }), players);
  if (list.length > 1) list = game.most('sanity', list);
  if (list.length < 2) return list[0];
  while (list.length > 1) list = game.least(() => rollPower(game, TIE_DICE), list);
  game.say('diceChose', { enemy, player: list[0] });
  return list[0];
}

// ---------------------------------------------------------------- how it walks

/** A monster that is bound skips its turn. */
function isHeld(enemy) {
  if (!isMonster(enemy) || enemy.bound === 0) return false;
  enemy.bound = 0;
  return true;
}

/** A guardian that is bound stays where it is for a turn. */
function mayMove(game, enemy) {
  const bound = isGuardian(enemy) && game.guardianBound > 0;
  if (bound) game.guardianBound = 0;
  return game.compute('enemyMoves', !bound, { enemy });
}

function approach(game, enemy, target) {
  const way = enemyWay(game, enemy), range = wantedRange(game, enemy), goal = spaceOf(target);
  if (isWithin(game, way, range, enemy.space, goal)) return;
  const passes = game.compute('passesFigures', false, { enemy });
  const path = pathTo(game, way, enemy.space, goal, passes);
  const speed = Math.min(game.compute('speed', enemy.speed, { enemy }), path.length - 1);
  let walked = 0;
  while (walked < speed && (passes || path[walked].isFree)) {
    walked += 1;
    if (isWithin(game, way, range, path[walked - 1], goal)) break;
  }
  while (walked > 0 && !path[walked - 1].isFree) walked -= 1;  // only those who pass figures can come to stand on one
  if (walked > 0) enemy.moveTo(path[walked - 1]);
}

/** How near an enemy wants to come. */
const wantedRange = (game, enemy) => game.option('enemyStopsAt') === 'adjacent' ? 1 : rangeOf(game, enemy, undefined);

/** Around all figures if there is such a way, else straight on, up to the first figure. */
function pathTo(game, way, from, goal, passes) {
  const around = passes ? [] : game.board.path(way, from, goal, 'occupied');
  return around.length > 0 ? around : game.board.path(way, from, goal);
}
