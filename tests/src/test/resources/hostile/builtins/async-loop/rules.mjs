// Waits in a loop without end.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const f = async () => { for (;;) await 0; };
    f();
  } },
};
