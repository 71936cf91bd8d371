// The rules of Pocket Madness, by subject:
//   round.mjs    how a round begins and ends, and how the game does
//   turn.mjs     the course of a turn; drawing
//   melds.mjs    sets and runs
//   portals.mjs  claiming and sealing Portals
//   powers.mjs   what each Portal does when it is sealed
//   hints.mjs    what bots go by
import { meldMoves } from './melds.mjs';
import { portalMoves } from './portals.mjs';
import { powerMoves } from './powers.mjs';
import { roundMoves, roundSteps } from './round.mjs';
import { turnMoves, turnSteps } from './turn.mjs';

export const moves = { ...turnMoves, ...meldMoves, ...portalMoves, ...powerMoves, ...roundMoves };
export const steps = { ...turnSteps, ...roundSteps };
export { cards } from './powers.mjs';
export { hints } from './hints.mjs';
export { invariants } from './invariants.mjs';
