package eldertable.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.support.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Follows the handbook's tutorials word for word: writes every file that they show, runs every command in turn, and expects each to succeed.
 * Only their folder {@code my-packs} lies elsewhere.
 */
class TutorialTests {
    private static final Path HANDBOOK = Path.of(System.getProperty("eldertable.home"), "mod-sdk/handbook");
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w*)\\n(.*?)^```$");
    private static final Pattern FILE = Pattern.compile("^(?:#|//|<!--) (my-packs/\\S+)(?: -->)?\\n");

    @TempDir Path folder;

    @ParameterizedTest @ValueSource(strings = {"house-rule.md", "board-game.md"})
    void everyFileAndCommandOfItWorks(String page) throws IOException {
        Program program = new Program(Files.createDirectories(folder.resolve("data")));
        Matcher block = BLOCK.matcher(Files.readString(HANDBOOK.resolve(page)));
        int files = 0, commands = 0;
        while (block.find()) {
            Matcher file = FILE.matcher(block.group(2));
            if (file.find()) {
                Path path = folder.resolve(file.group(1));
                Files.createDirectories(path.getParent());
                Files.writeString(path, block.group(2));
                files++;
            } else if (block.group(1).isEmpty()) {
                for (String line : block.group(2).lines().toList()) commands += follow(line, program, page);
            }
        }
        assertTrue(files >= 4 && commands >= 8, page + " has lost its examples: " + files + " files, " + commands + " commands");
    }

    private int follow(String line, Program program, String page) throws IOException {
        List<String> words = Stream.of(line.replaceFirst("\\s+#.*", "").split("\\s+")).map(word -> word.replaceFirst("^my-packs", folder + "/my-packs")).toList();
        if (words.get(0).equals("rm")) {
            Files.delete(Path.of(words.get(1)));
            return 1;
        }
        assertEquals("./eldertable", words.get(0), page + ": " + line);
        Program.Ran ran = program.run(List.of(), words.subList(1, words.size()).toArray(String[]::new));
        assertEquals(0, ran.exit(), page + ": " + line + "\n" + ran.out() + ran.err());
        return 1;
    }
}
