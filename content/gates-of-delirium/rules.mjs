// Gates of Delirium. Each file holds one subject; this one puts them together.
import { setup } from './setup.mjs';
import { roundMoves, roundSteps } from './rounds.mjs';
import { cardMoves, cardSteps } from './action-cards.mjs';
import { investigatorMoves } from './investigators.mjs';
import { buildMoves } from './building.mjs';
import { openingMoves, openingSteps } from './opening.mjs';
import { desperateMoves } from './desperate.mjs';
import { finalScoring } from './scoring.mjs';

export { cards } from './scrolls.mjs';
export { hints } from './hints.mjs';
export { invariants } from './invariants.mjs';

export const moves = { ...roundMoves, ...cardMoves, ...investigatorMoves, ...buildMoves, ...openingMoves, ...desperateMoves };
export const steps = { setup, ...roundSteps, ...cardSteps, ...openingSteps, finalScoring };
