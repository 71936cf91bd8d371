package eldertable.desktop.play;

import java.util.List;
import java.util.function.Consumer;

/** What the person before the screen wants of the match. */
public sealed interface Wish {
    /** Takes choices one after the other. @param snapshot the one they were offered in: what came too late is not done */
    record Choose(long snapshot, List<Integer> path) implements Wish {}

    /** Takes one thing away again from a pick of several. */
    record Unpick(long snapshot, int code) implements Wish {}

    /** Closes the open pick of several things. */
    record Finish(long snapshot) implements Wish {}

    /** One choice back. */
    record Back() implements Wish {}

    record Undo() implements Wish {}

    record Redo() implements Wish {}

    /** Somebody sat down behind the curtain. */
    record TakeSeat(int seat) implements Wish {}

    record Save(String name) implements Wish {}

    record Hint() implements Wish {}

    /** Lets the bot that thinks answer with what it has. */
    record Hurry() implements Wish {}

    /** Shows the table as it was after so many moves. */
    record Jump(int moves) implements Wish {}

    /** Back from looking at earlier moves to the game. */
    record Present() implements Wish {}

    /** Lets a simple bot make so many moves for everybody. */
    record Autoplay(int moves) implements Wish {}

    /** The problems were read. */
    record Dismiss() implements Wish {}

    /** Files of the packs were changed: their rules are ready to be put in force. */
    record Settle() implements Wish {}

    /** The author typed a line at the bench; "" only looks at it. */
    record Bench(String line) implements Wish {}

    /** A bug report, for the clipboard. */
    record Report(Consumer<String> to) implements Wish {}

    /** Whether a bot that thinks should stop and forget what it thought of. */
    default boolean interrupts() {
        return this instanceof Undo || this instanceof Redo || this instanceof Jump || this instanceof Autoplay
            || this instanceof Settle || this instanceof Bench;
    }
}
