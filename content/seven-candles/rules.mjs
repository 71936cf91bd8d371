// Seven Candles, by subject:
//   seance.mjs  a turn: listening, claiming, believing and doubting
//   board.mjs   the planchettes on the letters
//   ending.mjs  rounds, and how the séance ends
//   hints.mjs   what bots go by
export { moves } from './seance.mjs';
export { hints } from './hints.mjs';
export { invariants } from './invariants.mjs';
import { setup } from './ending.mjs';

export const steps = { setup };
