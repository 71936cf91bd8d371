// The planchettes on the letters.

export const GOODBYE = 27;

export const letterOf = player => player.own('planchette').space;

/** Where a planchette stops after so many letters. */
export const reached = (game, player, letters) => game.letters.spaces[Math.min(GOODBYE, letterOf(player).at + letters)];

/** Moves on; where the planchette stops, the letter does its work. Goodbye is the end of the way. */
export function advance(game, player, letters) {
  const space = reached(game, player, letters);
  player.own('planchette').moveTo(space);
  game.say('spelt', { player, space });
  if (space.terrain === 'cold') {
    player.dread += 1;
    game.say('chilled', { player });
  } else if (space.terrain === 'warm' && player.dread > 0) {
    player.dread -= 1;
    game.say('warmed', { player });
  }
  game.trigger('stopped', { player, space });
}
