package eldertable.workshop;

import eldertable.words.Message;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What an author can type at the workshop. */
public enum AuthorCommand {
    INSPECT("inspect", "[NAME]"),
    STACK("stack", ""),
    LEGAL("legal", ""),
    JOURNAL("journal", "[N]"),
    JUMP("jump", "N"),
    HOOKS("hooks", ""),
    PRINTS("prints", ""),
    SET("set", "NAME N"),
    MOVE("move", "PIECE PLACE [N]"),
    TURN("turn", "PIECE up|down"),
    FORCE("force", "[RESULTS]"),
    SCENARIO("scenario", "FILE"),
    REPORT("report", "[FILE]"),
    RELOAD("reload", ""),
    REPLAY("replay", "");

    public final String word;
    public final String arguments;

    AuthorCommand(String word, String arguments) {
        this.word = word;
        this.arguments = arguments;
    }

    /** What it is for. */
    public Message purpose() {
        return Message.of("author.command." + word);
    }

    public static Optional<AuthorCommand> named(String word) {
        return Arrays.stream(values()).filter(command -> command.word.equalsIgnoreCase(word)).findFirst();
    }

    public static List<String> words() {
        return Arrays.stream(values()).map(command -> command.word).toList();
    }
}
