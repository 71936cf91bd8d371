// Brings machine code along.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    new WebAssembly.Module(new Uint8Array([0, 97, 115, 109]));
  } },
};
