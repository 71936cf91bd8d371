// Looks for folders of the machine in the text of a stack.
export const moves = {
  good: { apply: ({ me }) => { me.score += 1; } },
  bad: { apply: ({ game, me, step }) => {
    const told = String(new Error('x').stack);
    if (['/home/', '/root/', '/tmp/', '/usr/', '/Users/', 'eldertable.'].some(it => told.includes(it))) me.score += 100;
  } },
};
