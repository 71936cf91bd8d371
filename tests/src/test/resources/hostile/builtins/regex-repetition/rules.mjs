// A pattern that repeats repetitions.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    new RegExp('(((((a{1,100}){1,100}){1,100}){1,100}){1,100})b').test('a'.repeat(1000));
  } },
};
