package eldertable.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.session.SaveFolder;
import eldertable.support.Program.Ran;
import eldertable.support.Program;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Plays the real program through its standard input, as a user's script would. */
class TerminalTests {
    private static final String POOL = "mod-sdk/handbook/tide-pool";

    @TempDir Path data;
    private Program program;

    @BeforeEach void open() {
        program = new Program(data);
    }

    /** The five picks of each player. */
    private static List<String> wholeGame() {
        return Collections.nCopies(5, List.of("A keep any", "B keep any")).stream().flatMap(List::stream).toList();
    }

    @Test void aWholeGameIsPlayedFromAScript() {
        Ran first = program.run(wholeGame(), "play", POOL, "--terminal", "--seed", "7");
        assertEquals(0, first.exit(), first.out() + first.err());
        assertTrue(first.out().contains("Score"), first.out());
        assertTrue(Pattern.compile("wins|win together").matcher(first.out()).find(), first.out());
        assertEquals("moves 10", Program.line(first.out(), "moves "));

        Ran again = program.run(wholeGame(), "play", POOL, "--terminal", "--seed", "7", "--quiet");
        assertEquals(Program.line(first.out(), "hash "), Program.line(again.out(), "hash "));
        Ran other = program.run(wholeGame(), "play", POOL, "--terminal", "--seed", "8", "--quiet");
        assertFalse(Program.line(first.out(), "hash ").equals(Program.line(other.out(), "hash ")));
    }

    @Test void aRefusedLineStopsTheScriptUnlessItMayGoOn() {
        List<String> script = new ArrayList<>(List.of("# a comment", "A keep any", "A keep any", "B keep any"));
        Ran stopped = program.run(script, "play", POOL, "--terminal", "--seed", "7");
        assertEquals(1, stopped.exit());
        assertTrue(stopped.out().contains("line 3: It is not your turn to act."), stopped.out());
        assertFalse(stopped.out().contains("> B keep any"), stopped.out());

        Ran wentOn = program.run(script, "play", POOL, "--terminal", "--seed", "7", "--keep-going");
        assertEquals(1, wentOn.exit());
        assertEquals("moves 2", Program.line(wentOn.out(), "moves "), wentOn.out());
    }

    @Test void takingBackSavingAndLoadingComeBackToTheSamePosition() {
        Ran ran = program.run(List.of("A keep any", "B keep any", "hash", "save half time", "A keep any", "undo 3", "redo 2", "hash", "load half time", "hash"),
            "play", POOL, "--terminal", "--seed", "7");
        assertEquals(0, ran.exit(), ran.out());
        List<String> hashes = ran.out().lines().filter(line -> line.matches("[0-9a-f]{16}")).distinct().toList();
        assertEquals(1, hashes.size(), ran.out());
        assertTrue(Files.exists(data.resolve("saves/half time.yaml")));

        Ran later = program.run(List.of("hash"), "play", POOL, "--terminal", "--load", "half time");
        assertEquals(0, later.exit(), later.out() + later.err());
        assertTrue(later.out().contains(hashes.get(0)), later.out());
    }

    @Test void aDamagedSaveIsToldAboutAndKept() throws IOException {
        program.run(List.of("A keep any", "save game"), "play", POOL, "--terminal", "--seed", "7", "--quiet");
        Path file = data.resolve("saves/game.yaml");
        String text = Files.readString(file);
        for (String broken : List.of("{{{", text.replaceAll("(?m)^  A keep.*$", "  A keep nothing-like-this"), text.substring(0, text.length() / 2))) {
            Files.writeString(file, broken);
            Ran ran = program.run(List.of(), "play", POOL, "--terminal", "--load", "game");
            assertEquals(1, ran.exit(), broken);
            assertFalse((ran.out() + ran.err()).contains("\tat "), ran.err());
            assertTrue((ran.out() + ran.err()).contains("cannot be loaded") || ran.err().contains("Not loaded"), ran.out() + ran.err());
            assertEquals(broken, Files.readString(file));
        }
    }

    @Test void whereTheNewestIsDamagedItGoesOnWithWhatWasKeptBefore() throws IOException {
        program.run(List.of("A keep any", "B keep any", "A keep any"), "play", POOL, "--terminal", "--seed", "7", "--quiet");
        Path file = new SaveFolder(data).latest("tide-pool").orElseThrow().path();
        String broken = Files.readString(file).replace("B keep", "B kefp");
        Files.delete(file); // a disk damages one file, not the one before it
        Files.writeString(file, broken);
        Ran ran = program.run(List.of(), "play", POOL, "--terminal", "--continue", "--quiet");
        assertEquals(0, ran.exit(), ran.out() + ran.err());
        assertTrue(ran.out().contains("This goes on with what was kept before it."), ran.out());
        assertTrue((ran.out() + ran.err()).contains("It is not as it was written."), ran.out() + ran.err());
        assertEquals("moves 2", Program.line(ran.out(), "moves "));
        assertEquals(broken, Files.readString(file));
    }

    @Test void withoutAPackThereIsAMenu() {
        Ran menu = program.run(List.of("nonsense", "q"), "play", "--terminal");
        assertEquals(0, menu.exit(), menu.err());
        assertTrue(menu.out().contains("Which game?"), menu.out());
        assertTrue(menu.out().contains("There is no game 'nonsense'"), menu.out());
        Ran nobody = program.run(List.of(), "play", "--terminal");
        assertEquals(0, nobody.exit(), nobody.err());
    }

    @Test void theMenuOffersHouseRules() {
        Ran menu = program.run(List.of("tides", "99", "1", "1", "1", "quit"), "play", "--terminal");
        assertEquals(0, menu.exit(), menu.err());
        assertTrue(menu.out().contains("House rules:") && menu.out().contains("Numbers from 1 to "), menu.out());
        assertTrue(menu.out().contains("Tides of Madness with Glass Minds, seed "), menu.out());
    }

    @Test void whatCannotBePlayedIsExplained() {
        Ran unknown = program.run(List.of(), "play", "tide-pol", "--terminal");
        assertEquals(1, unknown.exit());
        Ran seats = program.run(List.of(), "play", POOL, "--terminal", "--bots", "C=random");
        assertTrue(seats.err().contains("There is no seat 'C'"), seats.err());
        Ran bots = program.run(List.of(), "play", POOL, "--terminal", "--bots", "rando");
        assertTrue(bots.err().contains("Did you mean 'random'?"), bots.err());
        Ran none = program.run(List.of(), "play", POOL, "--continue");
        assertTrue(none.err().contains("There is no unfinished game"), none.err());
    }

    @Test void botsPlayTheSameGameForTheSameSeed() {
        Ran one = program.run(List.of(), "play", POOL, "--terminal", "--seed", "11", "--bots", "all");
        Ran two = program.run(List.of(), "play", POOL, "--terminal", "--seed", "11", "--bots", "random,random", "--quiet");
        assertEquals(0, one.exit(), one.err());
        assertEquals(Program.line(one.out(), "hash "), Program.line(two.out(), "hash "));
    }
}
