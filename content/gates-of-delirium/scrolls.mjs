// The scrolls. A scroll of your own needs a line under `scrolls` in cards.yaml, its words, and a hook like these:
//   on.artifactCollected { player, artifact }     after a page, fragment or rune was put into a journal; give with game.push('offer', …)
//   modify.desperateCost { value, player, action } what a desperate action costs
//   modify.scrollPoints  { value, player }         what a player gets for scrolls at the end
// Hooks are asked only while their scroll lies face up.

const MOST = 5;

/** A scroll that gives an action to whoever collects that artifact; it can be declined. */
const gift = (wanted, action) => ({
  on: { artifactCollected: ({ game, artifact }) => { if (artifact === wanted) game.push('offer', { action, times: 1 }); } },
});

/** A scroll for having the most of something at the end: everybody with the most scores, nobody with none. */
const forMost = count => ({
  modify: { scrollPoints: ({ game, value, player }) => value + (count(player, game) > 0 && game.most(p => count(p, game)).includes(player) ? MOST : 0) },
});

export const cards = {
  sc1: gift('fragment', 'build'),                                                       // Cartographer's Command
  sc2: { modify: { desperateCost: ({ value }) => value - 1 } },                         // Desperate Times
  sc3: forMost(player => player.gates.distinct.length),                                 // Gate Crafter: regions, not cards
  sc4: forMost((player, game) => game.map.zone.count(piece => piece.owner === player)), // Prolific Recruiter
  sc5: gift('rune', 'dispatch'),                                                        // Relic's Call
  sc6: forMost(player => player.pages.size),                                            // Tome Keeper
  sc7: gift('page', 'convert'),                                                         // Mad Lector's Pact
};
