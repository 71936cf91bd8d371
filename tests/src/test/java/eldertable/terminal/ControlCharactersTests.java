package eldertable.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.support.Program;
import eldertable.support.Program.Ran;
import eldertable.support.TestPack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever wrote a text, nothing in it that a terminal would obey reaches the terminal. */
class ControlCharactersTests {
    /** Clears the screen, sets the title, rings, goes back in the line, colours by a single byte, turns the writing, hides. */
    private static final String NASTY = "x\u001B[2J\u001B]0;owned\u0007\rY\u009B31m\u202Eabc\u2066\u200Bz";
    /** The same as YAML and JavaScript write it. */
    private static final String ESCAPED = "x\\u001b[2J\\u001b]0;owned\\u0007\\rY\\u009b31m\\u202eabc\\u2066\\u200bz";

    @TempDir Path data;
    private Program program;

    @BeforeEach void open() {
        program = new Program(data);
    }

    private static void assertPlain(Ran ran, String named) {
        for (String text : List.of(ran.out(), ran.err())) {
            text.codePoints().filter(c -> c != '\n' && c != '\t').forEach(c -> {
                int type = Character.getType(c);
                assertTrue(type != Character.CONTROL && type != Character.FORMAT, () -> named + " let U+" + Integer.toHexString(c) + " through:\n" + text);
            });
        }
    }

    @Test void mistypedWordsAreShownAsTheyAre() {
        Ran command = program.run(List.of(), NASTY);
        assertPlain(command, "a mistyped command");
        assertTrue(command.err().contains("\\u001b[2J"), command.err());
        assertPlain(program.run(List.of(), "check", "--" + NASTY), "a mistyped option");
        assertPlain(program.run(List.of(), "check", "no/" + NASTY), "a file that is not there");
        assertPlain(program.run(List.of(), "simulate", "tides-of-madness", "--bots", NASTY), "a mistyped bot");
    }

    @Test void titlesOfPacksAndFilesAreRefusedAndShown() throws IOException {
        TestPack pack = TestPack.withBadMove(data, "").file("pack.yaml", "id: probe\nversion: 1.0.0\napi: ^1.0\ntitle: \"" + ESCAPED + "\"\nplayers: { min: 2, max: 2 }\n");
        Files.writeString(pack.folder().resolve("odd\u001B[2J.yaml"), "a: 1\n");
        Ran check = program.run(List.of(), "check", pack.folder().toString());
        assertPlain(check, "a title");
        assertEquals(1, check.exit());
        assertTrue(check.out().contains("unseen-character") && check.out().contains("pack.yaml:4:8"), check.out());
    }

    @Test void whatIsPlayedIsShownPlain() {
        String body = "print('" + ESCAPED + "'); throw new Error('" + ESCAPED + "');";
        TestPack pack = TestPack.withBadMove(data, body);
        Ran played = program.run(List.of("A good", "A bad", NASTY, "look", "undo"), "play", pack.folder().toString(), "--terminal", "--keep-going", "--author",
            "--names", NASTY.replace(",", "") + ",Bob");
        assertPlain(played, "a game");
        assertTrue(played.out().contains("owned"), played.out());
    }
}
