// The rules of Pocket Madness, by subject:
//   round.mjs    how a round begins and ends, and how the game does
//   turn.mjs     the course of a turn; drawing
//   melds.mjs    sets and runs
//   portals.mjs  who has which Portal, and when it may be sealed
//   powers.mjs   sealing, and what each Portal does then
//   hints.mjs    what bots go by
import { meldMoves } from './melds.mjs';
import { powerMoves } from './powers.mjs';
import { roundMoves, roundSteps } from './round.mjs';
import { turnMoves, turnSteps } from './turn.mjs';

export const moves = { ...turnMoves, ...meldMoves, ...powerMoves, ...roundMoves };
export const steps = { ...turnSteps, ...roundSteps };
export { cards } from './powers.mjs';
export { hints } from './hints.mjs';
export { invariants } from './invariants.mjs';
