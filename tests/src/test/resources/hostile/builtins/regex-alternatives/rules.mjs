// A pattern of two ways to read each letter.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    /^(?:a|a)*$/.test('a'.repeat(50) + 'b');
  } },
};
