package eldertable.simulation;

import eldertable.diagnostic.Diagnostic;

import java.util.Optional;

/**
 * A game that went wrong.
 *
 * @param game  its number in the simulation, from 0
 * @param moves how many moves were made before
 * @param place where in the pack, if that is known
 */
public record GameFailure(long game, Playout.End end, int moves, String problem, Optional<Diagnostic> place) {}
