package eldertable.host;

import java.util.Set;

/** Which moves a front end may take back, and make again. Whoever only watches may not in any case. */
@FunctionalInterface
public interface UndoRights {
    UndoRights EVERYTHING = (seats, mover) -> true;
    /** The last move of a person, if it was made from there. */
    UndoRights OWN_MOVES = (seats, mover) -> seats.contains(mover);
    UndoRights NOTHING = (seats, mover) -> false;

    /**
     * @param seats those of the front end that asks
     * @param mover who made the move that would be taken back; -1 for a change that an author made by hand
     */
    boolean allow(Set<Integer> seats, int mover);
}
