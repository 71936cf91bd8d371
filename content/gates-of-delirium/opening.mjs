// A gate opens: release, unseal, evaluate, send home. The four steps come before anything else.
import { gateSize } from './building.mjs';
import { sendHome } from './investigators.mjs';
import { award } from './scoring.mjs';
import { isSideTwo } from './setup.mjs';

/** One card of each gate that has reached its size. */
const fullGates = (game, player) => player.gates.distinct.filter(gate => player.gates.count(gate.kind) >= gateSize(game, player, gate));

function open(game, gate) {
  const region = game.map.space(gate.region);
  game.push('release', { gate: gate.kind });
  game.push('unseal');
  game.push('evaluate', { at: region });
  game.push('sendHome', { at: region });
  game.push('openGates');
}

export const openingMoves = {
  openGate: {
    pick: { gate: ({ game, me }) => fullGates(game, me) },
    apply: ({ game, gate }) => open(game, gate),
  },
};

export const openingSteps = {
  openGates: {
    run: ({ game }) => {
      const full = fullGates(game, game.active);
      if (full.length === 1) open(game, full[0]);
      else if (full.length > 1) game.push('whichGate');
    },
  },

  /** The top disc goes onto the gate and scores for the player who opened it. */
  release: {
    run: ({ game, step }) => {
      const me = game.active, gate = step.gate, disc = game.discs.top;
      for (let i = gateSize(game, me, gate); i > 0; i--) me.gates.find(gate.kind).moveTo(me.opened);
      disc.moveTo(me.released);
      const points = game.compute('discPoints', disc.points, { player: me, disc });
      game.say('gateOpens', { player: me, gate, disc, points });
      game.scored(me, disc, points);
      award(game, me, points);
      game.trigger('gateOpened', { player: me, gate, disc });
    },
  },

  /** Some discs unseal the leftmost scroll, for all players and to the end. */
  unseal: {
    run: ({ game }) => {
      if (!game.active.released.last.scroll || game.sealedScrolls.isEmpty) return;
      const scroll = game.sealedScrolls.top;
      scroll.moveTo(game.openScrolls);
      game.say('scrollUnsealed', { scroll });
      game.trigger('scrollUnsealed', { scroll });
    },
  },

  evaluate: { run: ({ game, step }) => scoreRegion(game, step.at) },

  sendHome: {
    run: ({ game, step }) => {
      for (const investigator of step.at.pieces) sendHome(game, investigator);
      game.trigger('regionEmptied', { region: step.at });
      if (game.discs.isEmpty) game.push('finalScoring');
    },
  },
};

/** Players with equal numbers share a rank in full, and the next lower number has the next rank. Neutrals hold a rank too. */
function scoreRegion(game, region) {
  const neutral = game.players.length, counts = [];
  for (let seat = 0; seat <= neutral; seat++) counts.push(0);
  for (const { owner } of region.pieces) counts[owner === undefined ? neutral : owner.seat]++;
  const banner = bannerOf(game, region);
  for (const player of game.players) {
    const rank = rankOf(counts, counts[player.seat]);
    if (counts[player.seat] === 0 || rank >= banner.length) continue;
    game.scored(player, region, banner[rank], 'regionScored');
    award(game, player, banner[rank]);
  }
}

/** What the ranks of a region are worth on this side of the map. */
export const bannerOf = (game, region) => game.compute('banner', isSideTwo(game) ? region.bannerTwo : region.banner, { region });

/** How many different larger counts there are. */
export const rankOf = (counts, count) => counts.filter((other, i) => other > count && counts.indexOf(other) === i).length;
