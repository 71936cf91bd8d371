package eldertable.sdk.editing;

import eldertable.api.Sort;
import java.util.Set;

/**
 * A name in a file of a pack.
 *
 * @param column    counted from 1, as lines are
 * @param sorts     of what it can be the name, as far as its place tells; all, if that is empty
 * @param use       what the name is there for
 */
record Place(String path, int line, int column, int length, Set<Sort> sorts, Use use) {
    enum Use {
        /** Something is given this name. */ DEFINES,
        /** Something of this name is meant. */ MENTIONS,
        /** A script says both the name and what it stands for by one word, as in `{ setup }`. */ SHORTHAND
    }

    boolean defines() {
        return use != Use.MENTIONS;
    }

    /** Whether something of one of these sorts may be meant. */
    boolean canBe(Set<Sort> wanted) {
        return sorts.isEmpty() || sorts.stream().anyMatch(wanted::contains);
    }

    boolean covers(int atLine, int atColumn) {
        return line == atLine && column <= atColumn && atColumn <= column + length;
    }
}
