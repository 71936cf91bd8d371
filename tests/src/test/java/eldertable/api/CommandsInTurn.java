package eldertable.api;

import eldertable.sdk.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/** A program that runs commands one after the other, as somebody would in one folder, without starting Java for each of them. */
final class CommandsInTurn {
    /** As a shell takes it: what stands in quotes is one. */
    static final Pattern WORD = Pattern.compile("(?:[^\\s\"']|\"[^\"]*\"|'[^']*')+");

    private CommandsInTurn() {}

    /** @param arguments a file with a line of words for each command */
    public static void main(String[] arguments) throws IOException {
        for (String line : Files.readAllLines(Path.of(arguments[0]))) {
            System.out.println("\n./eldertable " + line);
            int exit = Main.commandLine().execute(WORD.matcher(line).results().map(word -> word.group().replaceAll("[\"']", "")).toArray(String[]::new));
            System.out.println(mark(exit, line));
            System.out.flush();
        }
        System.exit(0);
    }

    /** What is printed at the end of a command. */
    static String mark(int exit, String words) {
        return "exit " + exit + ": " + words + ";";
    }
}
