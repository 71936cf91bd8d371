package eldertable.lab;

/**
 * Something that the lab measures.
 *
 * @param id     for programs, and the same in every set of rules that has it, such as "card.eel.taken"
 * @param about  whom or what it is about, in words
 * @param name   what is measured of it, in words
 * @param asked  whether a comparison of two sets of rules asks about it; else it only draws a curve
 */
public record Figure(String id, Group group, String about, String name, Unit unit, Formula formula, boolean asked) {
    /** Where a report shows it. */
    public enum Group { SEATS, LENGTH, SCORES, COURSE, OPTIONS, ENDS, MOVES, CARDS, WORDS, SPACES }

    /** What its numbers are. */
    public enum Unit {
        /** A part of something, from 0 to 1. */ SHARE,
        /** How much larger one share is than another, from -1 to 1. */ LEAD,
        /** So many of them. */ COUNT,
        MINUTES;

        /** Whether people read it in hundredths. */
        public boolean isPerCent() {
            return this == SHARE || this == LEAD;
        }

        /** What a number of it is multiplied by to be read. */
        public int shownTimes() {
            return isPerCent() ? 100 : 1;
        }
    }

    boolean isShare() {
        return unit == Unit.SHARE;
    }
}
