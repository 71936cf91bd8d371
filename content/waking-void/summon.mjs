// How monsters come to the board.
import { draw } from './altars.mjs';
import { isMonster } from './places.mjs';

const FEWEST_AT_MOST = 2;

/** The next monster appears on a space, or as near to it as possible; nothing happens when there are enough of them. */
export function summon(game, space) {
  const most = game.compute('monsterCap', Math.max(FEWEST_AT_MOST, game.players.length));
  if (game.board.zone.count(isMonster) >= most) return;
  const monster = draw(game.monsterDeck, game.monsterDiscards);
  if (monster !== undefined) appear(game, monster, space);
}

export function appear(game, monster, space) {
  monster.damage = 0;
  monster.bound = 0;
  monster.moveTo(space.isFree ? space : nearestFree(game, space));
  game.say('appears', { monster, space: monster.space });
}

function nearestFree(game, from) {
  let best = from, least = Infinity;
  for (const space of game.board.spaces) {                    // in reading order, which decides ties
    const distance = space.terrain === 'portal' ? Infinity : game.board.distance('walk', from, space);
    if (distance < least && space.isFree) {
      best = space;
      least = distance;
    }
  }
  return best;
}
