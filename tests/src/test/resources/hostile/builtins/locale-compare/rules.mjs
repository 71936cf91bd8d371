// Compares long texts as people of a country do.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const s = 'a'.repeat(1 << 25), t = s + 'b';
    for (;;) s.localeCompare(t);
  } },
};
