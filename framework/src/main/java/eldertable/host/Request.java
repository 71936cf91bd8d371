package eldertable.host;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** What a front end wants of its table. Each is answered with a snapshot, also when nothing came of it. */
public sealed interface Request {
    /** Takes choices one after the other. @param snapshot the one they were offered in: what came too late is not done */
    record Choose(long snapshot, List<Integer> path) implements Request {}

    /** Takes one thing away again from a pick of several. */
    record Unpick(long snapshot, int code) implements Request {}

    /** Closes the open pick of several things. */
    record Finish(long snapshot) implements Request {}

    /** One choice back. */
    record Back() implements Request {}

    /** A move as text, whole or as far as it was typed, with the seat it is for: "A keep eel". */
    record Typed(String text) implements Request {}

    /** Takes back the last moves of people. @param agreed whether all who share the screen said yes to it, though something hidden was seen */
    record Undo(int moves, boolean agreed) implements Request {
        public Undo(int moves) {
            this(moves, false);
        }
    }

    /** Says yes or no to a {@link Plea}. */
    record Answer(boolean yes) implements Request {}

    /** Makes them again. */
    record Redo(int moves) implements Request {}

    /** Somebody sat down behind the curtain. */
    record TakeSeat(int seat) implements Request {}

    /** From now on these seats are for front ends elsewhere, and all others of people for this one. */
    record OpenSeats(Set<Integer> seats) implements Request {
        public OpenSeats {
            seats = Set.copyOf(seats);
        }
    }

    record Save(String name) implements Request {}

    record Hint() implements Request {}

    /** Lets the bot that thinks answer with what it has. */
    record Hurry() implements Request {}

    /** Shows the table as it was after so many moves. */
    record Jump(int moves) implements Request {}

    /** Back from looking at earlier moves to the game. */
    record Present() implements Request {}

    /** Lets a simple bot make so many moves for everybody. */
    record Autoplay(int moves) implements Request {}

    /** The problems were read. */
    record Dismiss() implements Request {}

    /** Files of the packs were changed: their rules are ready to be put in force. */
    record Settle() implements Request {}

    /** The author typed a line at the workshop. */
    record WorkshopLine(String line) implements Request {}

    /** Whether the author looks at the workshop's pages. */
    record OpenWorkshop(boolean open) implements Request {}

    /** A bug report, for the clipboard. */
    record Report(Consumer<String> to) implements Request {}

    /** Reads on in a lesson, or has the move made that it waits for. */
    record NextStep() implements Request {}

    /** Goes on without the lesson: from here on it is a game. */
    record LeaveLesson() implements Request {}

    /** Whether it is not worth waiting for the bot that thinks now. */
    default boolean isUrgent() {
        return this instanceof Undo || this instanceof Redo || this instanceof Jump || this instanceof Autoplay
            || this instanceof Settle || this instanceof WorkshopLine || this instanceof OpenWorkshop;
    }
}
