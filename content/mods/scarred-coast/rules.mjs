const SCAR = 3;

/** A region is asked for its banner after its gate was laid open, and that gate leaves its scar for the next one. */
export const modify = {
  banner: ({ game, value, region }) => {
    const gate = game.kind(region.id + '-gate');
    let cards = 0;
    for (const p of game.players) cards += p.opened.count(gate);
    const scars = Math.floor(cards / gate.size) - 1;
    return scars > 0 ? value.map(points => points + SCAR * scars) : value;
  },
};
