package eldertable.sdk.terminal;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What can be typed besides moves. */
enum TableCommand {
    HELP("help", "?", "", "what can be typed here"),
    WHY("why", "", "", "what you cannot do now, and why"),
    HINT("hint", "", "", "what a strong bot would consider in your place"),
    LOOK("look", "l", "WHAT", "a seat, zone, card, space or the number of a choice"),
    TABLE("table", "t", "", "show the table again"),
    BACK("back", "b", "", "one choice back, while you are picking"),
    UNDO("undo", "u", "[N]", "take back the last N moves of people"),
    REDO("redo", "", "[N]", "make them again"),
    LOG("log", "", "[N]", "the last N lines of what happened; all of them without N"),
    RULES("rules", "", "", "the rules of this game"),
    SAVE("save", "", "NAME", "save the game under a name"),
    LOAD("load", "", "NAME", "go on with a saved game"),
    SAVES("saves", "", "", "the saved games"),
    NEXT("next", "n", "", "in a lesson: read on, or have the move made that it waits for"),
    ALONE("alone", "", "", "go on without the lesson"),
    HASH("hash", "", "", "a number that is equal wherever this very position is"),
    QUIT("quit", "q", "", "leave; the game is kept and goes on with --continue");

    final String word;
    final String shorter;
    final String arguments;
    final String purpose;

    TableCommand(String word, String shorter, String arguments, String purpose) {
        this.word = word;
        this.shorter = shorter;
        this.arguments = arguments;
        this.purpose = purpose;
    }

    /** By its word in any case, or its short form: there case counts, since B is a seat. */
    static Optional<TableCommand> named(String word) {
        if (word.equalsIgnoreCase("exit")) return Optional.of(QUIT);
        return Arrays.stream(values())
            .filter(command -> command.word.equalsIgnoreCase(word) || !word.isEmpty() && command.shorter.equals(word)).findFirst();
    }

    static List<String> words() {
        return Arrays.stream(values()).map(c -> c.word).toList();
    }
}
