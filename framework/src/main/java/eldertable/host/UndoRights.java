package eldertable.host;

import java.util.Optional;
import java.util.Set;

/** Which moves a front end may take back, and make again. Whoever only watches may not in any case. */
@FunctionalInterface
public interface UndoRights {
    UndoRights EVERYTHING = (seats, mover) -> true;
    /** Everything, until somebody has seen something hidden. */
    UndoRights CAREFUL = EVERYTHING.careful();
    /** The last move of a person, if it was made from there, until somebody has seen something hidden. */
    UndoRights OWN_MOVES = ((UndoRights) (seats, mover) -> seats.contains(mover)).careful();
    UndoRights NOTHING = (seats, mover) -> false;

    /**
     * @param seats those of the front end that asks
     * @param mover who made the move that would be taken back; -1 for a change that an author made by hand
     */
    boolean allow(Set<Integer> seats, int mover);

    /**
     * Whether a move can be taken back although somebody has seen something hidden by it, a card or what dice showed, and could now
     * choose knowing that. Where only one person plays, nobody is wronged by it.
     */
    default boolean allowSeen() {
        return true;
    }

    /** The same, but not once something hidden was seen. */
    default UndoRights careful() {
        UndoRights rights = this;
        return new UndoRights() {
            @Override public boolean allow(Set<Integer> seats, int mover) {
                return rights.allow(seats, mover);
            }

            @Override public boolean allowSeen() {
                return false;
            }
        };
    }

    /** What people can set: "free", "careful" or "off". */
    static Optional<UndoRights> named(String word) {
        return switch (word) {
            case "free" -> Optional.of(EVERYTHING);
            case "careful" -> Optional.of(CAREFUL);
            case "off" -> Optional.of(NOTHING);
            default -> Optional.empty();
        };
    }
}
