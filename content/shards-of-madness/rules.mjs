// Shards of Madness. Each subject has a file of its own; this one only puts them together.
import * as collect from './collect.mjs';
import * as convert from './convert.mjs';
import * as creatures from './creatures.mjs';
import * as items from './items.mjs';
import * as release from './release.mjs';
import * as scoring from './scoring.mjs';
import * as setup from './setup.mjs';
import * as solo from './solo.mjs';
import * as summon from './summon.mjs';
import * as turn from './turn.mjs';

export { hints } from './hints.mjs';
export { invariants } from './invariants.mjs';

export const moves = { ...turn.moves, ...collect.moves, ...convert.moves, ...summon.moves, ...release.moves, ...creatures.moves };
export const steps = { ...setup.steps, ...turn.steps, ...release.steps, ...summon.steps, ...solo.steps, ...scoring.steps };
export const cards = { ...creatures.cards, ...items.cards, ...scoring.cards };
