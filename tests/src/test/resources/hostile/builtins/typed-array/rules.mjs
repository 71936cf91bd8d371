// Makes a typed array of a billion bytes.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const a = [];
    for (;;) a.push(new Uint8Array(1 << 28));
  } },
};
