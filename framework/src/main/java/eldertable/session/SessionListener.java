package eldertable.session;

import eldertable.diagnostic.Diagnostic;
import eldertable.view.MoveRecord;

/** Looks on at a match; called on the session's thread, after the journal has been kept. */
public interface SessionListener {
    /** A move was made, by a player or a bot, or made again after it had been taken back. */
    default void happened(MoveRecord deed) {}

    /** So many moves were taken back; the table is as it was before them. */
    default void takenBack(int moves) {}

    /** Other rules are in force: everything may have another number, name and look than before. */
    default void rulesChanged() {}

    /** The pack's rules failed; the table is as it was before. */
    default void faulted(Diagnostic diagnostic) {}
}
