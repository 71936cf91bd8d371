// Build: gate cards come from the supply or, unseen, from the deck, one at a time.

export const nothingToBuild = game => game.gateSupply.isEmpty && game.gateDeck.isEmpty;

/** How many cards open that gate. */
export const gateSize = (game, player, gate) => game.compute('gateSize', gate.size, { player, gate });

export const hasFullGate = (game, player) => {
  for (const gate of player.gates.distinct) if (player.gates.count(gate.kind) >= gateSize(game, player, gate)) return true;
  return false;
};

/** Cards of one region lie side by side. */
function addToGate(me, card) {
  const gates = me.gates;
  for (let i = gates.size - 1; i >= 0; i--) if (gates.at(i).kind === card.kind) return card.moveTo(gates, i + 1);
  card.moveTo(gates);
}

function afterCard(game, me, step) {
  step.left -= 1;
  if (step.left > 0 && !nothingToBuild(game)) return;
  game.leave();
  if (hasFullGate(game, me)) game.push('openGates');
}

export const buildMoves = {
  takeGate: {
    when: ({ game }) => !game.gateSupply.isEmpty || game.why('noGateFaceUp'),
    pick: { card: ({ game }) => game.gateSupply.distinct },
    apply: ({ game, me, step, card }) => {
      const slot = card.index;
      addToGate(me, card);
      if (!game.gateDeck.isEmpty) game.gateDeck.top.moveTo(game.gateSupply, slot);
      afterCard(game, me, step);
    },
  },
  drawGate: {
    when: ({ game }) => !game.gateDeck.isEmpty || game.why('gateDeckEmpty'),
    apply: ({ game, me, step }) => {
      addToGate(me, game.gateDeck.top);
      afterCard(game, me, step);
    },
  },
};
