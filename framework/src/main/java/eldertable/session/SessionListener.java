package eldertable.session;

import eldertable.diagnostic.Diagnostic;
import eldertable.view.MoveRecord;

/** Looks on at a match; called on the session's thread, after the journal has been kept. */
public interface SessionListener {
    /** A move was made, by a player or a bot, or made again after it had been taken back. */
    default void happened(MoveRecord deed) {}

    /** The pack's rules failed; the table is as it was before. */
    default void faulted(Diagnostic diagnostic) {}
}
