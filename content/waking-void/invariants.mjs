// What must hold after every move, whatever is played. Simulations with --check ask for it.
import { isEnemy, isMonster, isPawn } from './places.mjs';

const EQUIPMENT = 40, MONSTERS = 18, EVENTS = 33, CARRIED = 3, FEWEST_AT_MOST = 2;

export const invariants = ({ game, step }) => {
  const figures = game.board.zone.filter(piece => isPawn(piece) || isEnemy(piece));
  return cards(game) ?? places(figures) ?? enemies(game, figures) ?? players(game, step) ?? true;
};

function cards(game) {
  const equipment = game.equipmentDeck.size + game.equipmentDiscards.size + game.revealed.size + total(game, p => p.items.size + p.remains.size);
  if (equipment !== EQUIPMENT) return `There are ${equipment} pieces of equipment.`;
  const monsters = game.monsterDeck.size + game.monsterDiscards.size + game.board.zone.count(isMonster);
  if (monsters !== MONSTERS) return `There are ${monsters} monsters.`;
  const events = game.eventDeck.size + game.eventDiscards.size + game.inForce.size;
  return events === EVENTS ? undefined : `There are ${events} events.`;
}

function places(figures) {
  const taken = new Set();
  for (const figure of figures) {
    const { id, terrain } = figure.space;
    if (taken.has(id)) return `Two figures stand on ${id}.`;
    taken.add(id);
    if (terrain === 'void' && !figure.is('rift_stalker')) return `${figure} stands in the void.`;
    if (terrain === 'portal' && isMonster(figure)) return `${figure} stands on the portal.`;
  }
  return undefined;
}

function enemies(game, figures) {
  const monsters = figures.filter(isMonster), most = Math.max(FEWEST_AT_MOST, game.players.length) + 1;
  if (monsters.length > most) return `There are ${monsters.length} monsters on the board.`;
  const dead = monsters.find(monster => monster.damage >= monster.health);
  return dead === undefined ? undefined : `${dead} should be dead.`;
}

function players(game, step) {
  for (const p of game.players) {
    if (p.isOut !== (p.sanity === 0)) return `${p} has ${p.sanity} sanity.`;
    if (p.isOut && (!p.items.isEmpty || p.own('pawn').space !== undefined)) return `${p} is dead and still there.`;
    if (p.own('body').space === undefined ? !p.remains.isEmpty : p.remains.isEmpty) return `${p}'s body and belongings are apart.`;
    if (p.items.size > CARRIED && step?.name !== 'overload') return `${p} carries ${p.items.size} things.`;
  }
  return game.active.isOut && step !== undefined && ACTIVE_STEPS.includes(step.name) ? `${game.active} acts after death.` : undefined;
}

const ACTIVE_STEPS = ['ready', 'reroll', 'move', 'loot', 'trade', 'altar', 'purchase', 'action'];

const total = (game, of) => { let sum = 0; for (const p of game.players) sum += of(p); return sum; };
