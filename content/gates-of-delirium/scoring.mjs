// Points: the score track, and what everything is worth at the end.

const LAP = 40;
const RUNES = [0, 1, 2, 4, 8], RUNE_SET = 5, RUNE_SET_POINTS = 16;
const PAGE_IN_ROW = 4, PAGE_ALONE = 2;
const FRAGMENTS = ['nw', 'ne', 'sw', 'se'], WHOLE_MAP = 12, LOOSE_FRAGMENT = 2;

/** The marker goes round a track of forty; a token shows each lap: 40, turned to 80, a second one to 120, 160. */
export function award(game, player, points) {
  player.score += points;
  const laps = Math.floor(player.score / LAP);
  player.marker = player.score % LAP;
  player.forties = laps % 2;
  player.eighties = Math.floor(laps / 2);
}

export const runePoints = player => {
  const runes = player.runes.size;
  return Math.floor(runes / RUNE_SET) * RUNE_SET_POINTS + RUNES[runes % RUNE_SET];
};

/** By number, which pages a player has. */
const pagesOf = player => {
  const has = [];
  player.pages.forEach(({ page }) => { has[page] = true; });
  return has;
};

const pageWorth = (has, { page }) => has[page - 1] || has[page + 1] ? PAGE_IN_ROW : PAGE_ALONE;

export const pagePoints = player => {
  const has = pagesOf(player);
  return player.pages.sum(page => pageWorth(has, page));
};

export const fragmentPoints = player => {
  let whole = player.maps.size;
  for (const fragment of FRAGMENTS) whole = Math.min(whole, player.maps.countBy('fragment', fragment));
  return whole * WHOLE_MAP + (player.maps.size - whole * FRAGMENTS.length) * LOOSE_FRAGMENT;
};

export const finalScoring = {
  run: ({ game }) => {
    for (const player of game.players) {
      player.earlierPoints = player.score;
      player.mapPoints = game.compute('mapPoints', game.map.zone.count(piece => piece.owner === player), { player });
      player.scrollPoints = game.compute('scrollPoints', 0, { player });
      player.runePoints = game.compute('runePoints', runePoints(player), { player });
      player.pagePoints = game.compute('pagePoints', pagePoints(player), { player });
      player.fragmentPoints = game.compute('fragmentPoints', fragmentPoints(player), { player });
    }
    for (const p of game.players) show(game, p);
    for (const p of game.players) award(game, p, p.mapPoints + p.scrollPoints + p.runePoints + p.pagePoints + p.fragmentPoints);
    endGame(game);
  },
};

/** What each part of the final scoring has brought. */
function show(game, player) {
  if (player.mapPoints > 0) game.scored(player, undefined, player.mapPoints, 'mapScored');
  if (player.scrollPoints > 0) game.scored(player, undefined, player.scrollPoints, 'scrollsScored');
  if (player.runePoints > 0) game.scored(player, player.runes.last, player.runePoints, 'runesScored');
  const has = pagesOf(player);
  player.pages.forEach(page => game.scored(player, page, pageWorth(has, page)));
  if (player.fragmentPoints > 0) game.scored(player, player.maps.last, player.fragmentPoints, 'fragmentsScored');
}

/** Most points; then most tokens left; then the youngest, as far as ages were told. */
function endGame(game) {
  const first = game.most('score');
  if (first.length === 1) {
    const second = game.most('score', game.players.filter(p => p !== first[0]))[0];
    game.because('ahead', { player: first[0], points: first[0].score, by: first[0].score - second.score });
    return game.end({ winners: first, reason: 'points' });
  }
  for (const p of first) game.because('level', { player: p, points: p.score, tokens: p.tokens });
  const richest = game.most('tokens', first);
  game.because('tokensDecide');
  if (richest.length === 1) return game.end({ winners: richest, reason: 'tokens' });
  const youngest = game.least(ageRank(game), richest);
  game.because(youngest.length === 1 ? 'ageDecides' : 'nothingDecides');
  game.end({ winners: youngest, reason: youngest.length === 1 ? 'youngest' : 'shared' });
}

/** Who told no age counts as older than everybody who did. */
const ageRank = game => player => game.option('ageRank' + player.id) || 99;
