package eldertable.workshop;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What an author can type at the workshop. */
public enum AuthorCommand {
    INSPECT("inspect", "[NAME]", "everything on the table as it truly is, or what is called so"),
    STACK("stack", "", "the steps that the game is in, with what they carry"),
    LEGAL("legal", "", "every move of those who may act: open, or why not"),
    JOURNAL("journal", "[N]", "the last N moves; all of them without N"),
    JUMP("jump", "N", "to the table after move N; redo goes on from there"),
    HOOKS("hooks", "", "which hooks ran for the last move, and how long"),
    PRINTS("prints", "", "what the rules printed, with file and line"),
    SET("set", "NAME N", "set a counter or a token of a pool: set A.score 5, set active B"),
    MOVE("move", "PIECE PLACE [N]", "move a piece to a zone or space; N counts from the top"),
    TURN("turn", "PIECE up|down", "lay a piece face up or down"),
    FORCE("force", "[RESULTS]", "what dice, bags and other chance bring next; nothing frees them"),
    SCENARIO("scenario", "FILE", "save the table as a scenario"),
    REPORT("report", "[FILE]", "a bug report that can be loaded as a saved game"),
    RELOAD("reload", "", "read the packs again now (saving a file does it by itself)"),
    REPLAY("replay", "", "start again with the same seed and the moves so far: where do the rules differ?");

    public final String word;
    public final String arguments;
    public final String purpose;

    AuthorCommand(String word, String arguments, String purpose) {
        this.word = word;
        this.arguments = arguments;
        this.purpose = purpose;
    }

    public static Optional<AuthorCommand> named(String word) {
        return Arrays.stream(values()).filter(command -> command.word.equalsIgnoreCase(word)).findFirst();
    }

    public static List<String> words() {
        return Arrays.stream(values()).map(command -> command.word).toList();
    }
}
