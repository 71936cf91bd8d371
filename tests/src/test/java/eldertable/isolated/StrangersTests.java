package eldertable.isolated;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import eldertable.support.Program;
import eldertable.support.TestPack;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A pack that did not come with the program, played in the terminal as it is, and then trusted. */
class StrangersTests {
    private static final String WARNING = "Probe: not among the packs that you trust";
    @TempDir
    Path folder;

    @Test
    void aStrangersRulesRunApartUntilTheyAreTrusted() throws Exception {
        String pack = TestPack.withBadMove(folder, "while (true) {}").folder().toString();
        Program program = new Program(Files.createDirectory(folder.resolve("data")));
        List<String> moves = List.of("good", "bad", "good");

        Program.Ran first = program.run(moves, "play", pack, "--terminal", "--keep-going", "--seed", "1");
        assertTrue(first.out().contains(WARNING), first.out());
        Program.Ran trusting = program.run(moves, "play", pack, "--terminal", "--keep-going", "--seed", "1", "--trusted");
        assertFalse(trusting.out().contains(WARNING), trusting.out());
        Program.Ran trusted = program.run(moves, "play", pack, "--terminal", "--keep-going", "--seed", "1");
        assertFalse(trusted.out().contains(WARNING), trusted.out());

        assertTrue(Program.line(first.out(), "hash").length() > 4, first.out());
        assertEquals(Program.line(trusted.out(), "hash"), Program.line(first.out(), "hash"), "the same game, wherever it runs");
        TestPack.withBadMove(folder, "me.score += 1;");
        assertTrue(program.run(List.of("good"), "play", pack, "--terminal", "--keep-going", "--seed", "1").out().contains(WARNING), "it has changed");
    }

    @Test
    void theWindowAsksWhetherAStrangerIsTrusted() throws Exception {
        Path data = Files.createDirectory(folder.resolve("data")), script = folder.resolve("script.txt");
        TestPack.withBadMove(data, "me.score += 1;");
        Files.writeString(script, "wait-idle 120\nclick \"›\"\nclick \"›\"\nclick \"Probe\"\nwait-idle 120\nclick \"New game\"\nwait-for \"Trust it\" 60\nclick \"Trust it\"\nwait-gone \"Trust it\" 60\n");
        Program.Ran ran = new Program(data).run(List.of(), "play", "--offscreen", "--script", script.toString(), "--screenshot", folder.resolve("page.png").toString());
        String said = ran.out() + ran.err();
        assumeTrue(!said.contains("Nothing can be drawn") && !said.contains("No window can be opened"), "Nothing can be drawn here: " + said);
        assertEquals(0, ran.exit(), said);
        assertTrue(Files.readString(data.resolve("trusted-packs.txt")).contains(" probe "));
    }
}
