// Sanity won and lost, damage, and death.
import { guardianOnBoard, isGuardianOnTrack, isMonster, pawnOf } from './places.mjs';

const KILL_REWARD = 5;

/** What comes above the most that a mind can hold is lost. */
export function gain(player, amount) {
  if (!player.isOut) player.sanity += amount;
}

/** Takes sanity from a player, who dies at 0, of `cause`; `killer` is the player to whom a death is credited. Returns what was lost. */
export function lose(game, player, amount, cause, killer, weapon) {
  const lost = Math.min(amount, player.sanity);
  if (lost <= 0) return 0;
  player.sanity -= lost;
  if (player.sanity === 0) die(game, player, cause, killer, weapon);
  return lost;
}

/** A loss by an event, or by a spell of another player: armor does not count, but other things may help. */
export function loseToMagic(game, player, amount, cause, killer) {
  return lose(game, player, game.compute('sanityLoss', amount, { player }), cause, killer);
}

export function die(game, player, cause, killer, weapon) {
  const pawn = pawnOf(player), space = pawn.space;
  player.sanity = 0;
  player.circle = 0;
  player.assailant = 0;
  player.items.moveAll(player.remains);
  player.character.moveAll(player.fallen);
  player.own('mark').moveTo(game.box);
  pawn.moveTo(game.box);
  if (!player.remains.isEmpty) player.own('body').moveTo(space);
  player.leaveGame();
  game.because('fell', { player, cause, round: game.round });
  if (killer !== undefined) {
    gain(killer, game.compute('killReward', KILL_REWARD, { killer, victim: pawn }));
    game.trigger('kill', { killer, victim: pawn, weapon });
  }
  game.trigger('death', { victim: pawn, space });
  if (game.inGame.length === 0) {
    game.because('nobodyLeft', { player });
    tellOfGuardian(game);
    game.end({ reason: 'all_dead' });
  }
}

/** Beside a game that nobody has won: how far they were from it. */
export function tellOfGuardian(game) {
  if (isGuardianOnTrack(game)) game.because('guardianSlept', { guardian: game.track.top, space: game.trackSpace });
  else if (guardianOnBoard(game) !== undefined) game.because('guardianStood', { guardian: guardianOnBoard(game), health: game.guardianHealth });
}

export const healthLeft = (game, enemy) => isMonster(enemy) ? enemy.health - enemy.damage : game.guardianHealth;

/** Lays damage on an enemy, which dies when nothing is left. Returns how much it took. */
export function hurt(game, enemy, amount, killer, weapon) {
  const taken = Math.min(amount, healthLeft(game, enemy));
  if (taken <= 0) return 0;
  if (isMonster(enemy)) enemy.damage += taken;
  else game.guardianHealth -= taken;
  if (healthLeft(game, enemy) === 0) slay(game, enemy, killer, weapon);
  return taken;
}

function slay(game, enemy, killer, weapon) {
  const space = enemy.space;
  game.say('slain', { enemy });
  if (isMonster(enemy)) discardMonster(game, enemy);
  else {
    enemy.moveTo(game.slain);
    game.guardianBound = 0;
    for (const p of game.players) p.assailant = 0;
  }
  if (killer !== undefined) {
    const before = killer.sanity;
    gain(killer, game.compute('prize', enemy.prize, { killer, enemy }));
    if (killer.sanity > before) game.scored(killer, enemy, killer.sanity - before, 'prized');
    game.trigger('kill', { killer, victim: enemy, weapon });
  }
  game.trigger('death', { victim: enemy, space });
}

export function discardMonster(game, monster) {
  monster.damage = 0;
  monster.bound = 0;
  monster.moveTo(game.monsterDiscards);
}
