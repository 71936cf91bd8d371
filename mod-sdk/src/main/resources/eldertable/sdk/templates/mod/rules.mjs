// Only what is different. A function in the place of a move or step gets the one that was there before:
//
// /** @type {Moves} */
// export const moves = {
//   {{move}}: original => ({ ...original, apply: it => { original.apply(it); /* and more */ } }),
// };
//
// What the game asks, and tells, can be answered here too (handbook: mods.md):
{{answer}}
