// The Waking Void. Each subject has a file of its own; this one only puts them together.
//
// What cards, variants and mods can change, with game.compute (modify: { … }) …
//   turn     walksPaths pathsOpen rerolls moveRoll altarClosed altarGain altarReveal price equipmentLimit actions
//   fight    range attackDice damageTaken canCounter sanityLoss spellCost aims heal usable
//   rewards  prize killReward
//   enemies  monstersAct targets enemyDistance enemyMoves speed pathing passesFigures monsterCap guardianHealth
// … and answer, with game.trigger (on: { … })
//   turnBegins consume cast damageDealt kill death emerge enemyAttacked enemyTurnEnd drawn lifted
import * as actions from './actions.mjs';
import * as altars from './altars.mjs';
import * as armor from './cards/armor.mjs';
import * as characters from './cards/characters.mjs';
import * as combat from './combat.mjs';
import * as consumables from './cards/consumables.mjs';
import * as enemies from './enemies.mjs';
import * as events from './cards/events.mjs';
import * as eventPhase from './events.mjs';
import * as guardians from './cards/guardians.mjs';
import * as monsters from './cards/monsters.mjs';
import * as movement from './movement.mjs';
import * as rounds from './rounds.mjs';
import * as setup from './setup.mjs';
import * as spells from './cards/spells.mjs';
import * as trade from './trade.mjs';
import * as weapons from './cards/weapons.mjs';

export { hints } from './hints.mjs';
export { invariants } from './invariants.mjs';

export const moves = {
  ...setup.moves, ...rounds.moves, ...movement.moves, ...trade.moves, ...altars.moves, ...actions.moves, ...combat.moves,
  ...weapons.moves, ...monsters.moves, ...events.moves,
};
export const steps = {
  ...setup.steps, ...rounds.steps, ...trade.steps, ...actions.steps, ...combat.steps, ...enemies.steps, ...eventPhase.steps,
};
export const cards = {
  ...characters.cards, ...weapons.cards, ...armor.cards, ...spells.cards, ...consumables.cards,
  ...monsters.cards, ...guardians.cards, ...events.cards,
};
