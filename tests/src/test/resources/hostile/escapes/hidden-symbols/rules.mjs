// Lists the symbols under which the table keeps its numbers.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    Object.getOwnPropertySymbols(game.deck).forEach(s => { game.deck[s]; });
  } },
};
