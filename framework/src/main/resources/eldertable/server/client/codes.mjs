// @ts-check
/** How things of the table are numbered: the same as in eldertable.state.Code. */
const SHIFT = 26, INDEX_BITS = 13;
export const PIECE = 1, PLAYER = 2, SPACE = 3, KIND = 4, MOVE = 8, SLOT = 9, CELL = 11;

/** @param {number} tag @param {number} index */
const code = (tag, index) => tag * 2 ** SHIFT + index;
export const tagOf = (/** @type {number} */ value) => Math.floor(value / 2 ** SHIFT);
export const valueOf = (/** @type {number} */ value) => value % 2 ** SHIFT;
export const piece = (/** @type {number} */ index) => code(PIECE, index);
export const player = (/** @type {number} */ seat) => code(PLAYER, seat);
export const space = (/** @type {number} */ index) => code(SPACE, index);
export const cell = (/** @type {number} */ index) => code(CELL, index);
export const slot = (/** @type {number} */ zone, /** @type {number} */ index) => code(SLOT, zone * 2 ** INDEX_BITS + index);
