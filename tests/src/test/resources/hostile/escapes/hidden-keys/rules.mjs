// Lists all keys of a zone and looks for hidden ones.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    if (Object.keys(game.deck).some(key => typeof game.deck[key] === 'number')) me.score += 100;
    if (Object.values(Object.getOwnPropertyDescriptors(me.hand)).some(d => typeof d.value === 'number')) me.score += 100;
  } },
};
