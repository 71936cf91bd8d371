package eldertable.sdk.terminal;

import eldertable.words.Words;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What can be typed besides moves. */
enum TableCommand {
    HELP("help", "?", ""),
    WHY("why", "", ""),
    HINT("hint", "", ""),
    LOOK("look", "l", "WHAT"),
    TABLE("table", "t", ""),
    BACK("back", "b", ""),
    UNDO("undo", "u", "[N]"),
    REDO("redo", "", "[N]"),
    AGREE("agree", "", ""),
    REFUSE("refuse", "", ""),
    LOG("log", "", "[N]"),
    RULES("rules", "", ""),
    SAVE("save", "", "NAME"),
    LOAD("load", "", "NAME"),
    SAVES("saves", "", ""),
    NEXT("next", "n", ""),
    ALONE("alone", "", ""),
    HASH("hash", "", ""),
    QUIT("quit", "q", "");

    final String word;
    final String shorter;
    final String arguments;

    TableCommand(String word, String shorter, String arguments) {
        this.word = word;
        this.shorter = shorter;
        this.arguments = arguments;
    }

    /** What it is for. */
    String purpose(Words words) {
        return words.say("command." + word);
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
