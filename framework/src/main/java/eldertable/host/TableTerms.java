package eldertable.host;

import java.util.Optional;
import java.util.Set;

/**
 * How a table is run, apart from the rules of its game.
 *
 * @param undo   who may take which moves back
 * @param clock  how long people may think; as long as they like if empty
 * @param remote seats that are kept free for front ends elsewhere, which may come and go
 */
public record TableTerms(UndoRights undo, Optional<TimeControl> clock, Set<Integer> remote) {
    public TableTerms {
        remote = Set.copyOf(remote);
    }

    /** Everybody sits at one screen, without a clock, and takes back what they like. */
    public static TableTerms usual() {
        return new TableTerms(UndoRights.EVERYTHING, Optional.empty(), Set.of());
    }

    public TableTerms with(UndoRights other) {
        return new TableTerms(other, clock, remote);
    }

    public TableTerms with(TimeControl limit) {
        return new TableTerms(undo, Optional.of(limit), remote);
    }

    public TableTerms withRemote(Set<Integer> seats) {
        return new TableTerms(undo, clock, seats);
    }
}
