const LOCATIONS = 63, PORTALS = 7, MOST_RUNS = 6, MOST_FACE_DOWN = 17;

/** What holds after every move: true, or what is wrong. */
export const invariants = ({ game }) => {
  let cards = game.line.size, portals = game.pool.size, runs = 0, bound = 0, starters = 0;
  for (const p of game.players) {
    cards += p.hand.size + p.sets.size + p.runs.size + p.discards.size;
    portals += p.claimed.size;
    runs += p.runs.size / 7;
    bound += p.bound;
    starters += p.starter;
    if (p.madness < 0) return `${p} has ${p.madness} tokens.`;
  }
  if (cards !== LOCATIONS) return `There are ${cards} Locations instead of ${LOCATIONS}.`;
  if (portals !== PORTALS) return `There are ${portals} Portals instead of ${PORTALS}.`;
  if (game.runCount > MOST_RUNS) return `${game.runCount} runs were published.`;
  if (game.runCount !== runs) return `${runs} runs lie on the table, but ${game.runCount} are counted.`;
  if (bound !== 0 && bound !== game.players.length - 1) return 'A Shoggoth binds all but one, or nobody.';
  if (starters !== 1) return `${starters} players began this round.`;
  if (game.line.count(card => !card.faceUp) > MOST_FACE_DOWN) return 'Too many cards lie face down.';
  if (game.lastTurns > 0 && !game.line.isEmpty) return 'The last turns are on, but the line still has cards.';
  return true;
};
