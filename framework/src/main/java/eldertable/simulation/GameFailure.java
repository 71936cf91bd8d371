package eldertable.simulation;

import eldertable.diagnostic.Diagnostic;
import eldertable.words.Message;

import java.util.Optional;

/**
 * A game that went wrong.
 *
 * @param game  its number in the simulation, from 0
 * @param moves how many moves were made before
 * @param place where in the pack, if that is known
 */
public record GameFailure(long game, Playout.End end, int moves, Message telling, Optional<Diagnostic> place) {
    /** As programs read it. */
    public String problem() {
        return telling.english();
    }

    /** The same for games that failed alike: in the same way and at the same line, or with words that differ in numbers and players only. */
    String sort() {
        return end + " " + place.map(told -> told.code() + " " + told.span()).orElseGet(() -> problem().replaceAll("\\d+", "0").replaceAll("\\b[A-Z]\\b", "A"));
    }
}
