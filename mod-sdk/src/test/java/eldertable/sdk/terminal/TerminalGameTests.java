package eldertable.sdk.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.host.Opening;
import eldertable.host.UndoRights;
import eldertable.pack.library.PackReader;
import eldertable.pack.model.PackDef;
import eldertable.script.ScriptEngine;
import eldertable.session.MatchSetup;
import eldertable.session.SaveFolder;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TerminalGameTests {
    private static final Path HOME = Path.of(System.getProperty("eldertable.home"));
    private static ScriptEngine scripts;
    private static PackDef pack;

    @TempDir Path data;
    private int exit;

    @BeforeAll static void open() {
        scripts = new ScriptEngine();
        pack = PackReader.read(HOME.resolve("mod-sdk/handbook/tide-pool")).pack().orElseThrow();
    }

    @AfterAll static void close() {
        scripts.close();
    }

    private Opening opening(String... bots) {
        List<MatchSetup.Seat> seats = new ArrayList<>();
        for (String bot : bots) seats.add(new MatchSetup.Seat(List.of("Ada", "Bo").get(seats.size()), bot));
        return Opening.begin(scripts, pack, MatchSetup.of("m1", pack, 2, Map.of(), 3, seats), Optional.empty());
    }

    private FakeConsole play(FakeConsole console, String... bots) {
        return play(console, UndoRights.EVERYTHING, bots);
    }

    private FakeConsole play(FakeConsole console, UndoRights undo, String... bots) {
        TerminalGame.Manner manner = new TerminalGame.Manner("en", false, false, undo);
        try (TerminalGame game = new TerminalGame(console, scripts, new SaveFolder(data), manner, Optional.empty())) {
            assertEquals(Optional.empty(), game.open(opening(bots)));
            exit = game.run();
        }
        return console;
    }

    private static FakeConsole script(String... lines) {
        return new FakeConsole(false, 100, lines);
    }

    private static FakeConsole person(String... lines) {
        return new FakeConsole(true, 80, lines);
    }

    @Test void aPersonPlaysByNumbersAndBots() {
        FakeConsole console = play(person("1", "1", "1", "1", "1"), "", "random");
        assertEquals(0, exit);
        String end = console.lastScreen();
        assertTrue(end.contains("wins") || end.contains("win together"), console.all());
        assertTrue(end.contains("Score"), end);
    }

    @Test void aPersonsOwnScreenNeverShowsTheOthersHand() {
        FakeConsole console = play(person("", "1", "", "1", "", "1", "", "1"), "", "");
        for (String screen : console.screens()) {
            boolean ada = screen.contains("Ada (you)"), bo = screen.contains("Bo (you)");
            assertFalse(ada && bo, screen);
        }
        assertTrue(console.screens().stream().anyMatch(screen -> screen.contains("Pass the seat to Bo.")), console.all());
        for (String screen : console.screens()) {
            if (screen.contains("Pass the seat")) assertFalse(screen.contains("Crab") || screen.contains("Eel") || screen.contains("Pearl"), screen);
        }
    }

    @Test void aScriptMayNameSeatsAndStopsAtItsFirstRefusedLine() {
        FakeConsole console = play(script("# both choose", "", "A keep any", "B keep any", "B keep whale", "A keep any"), "", "");
        assertEquals(1, exit);
        assertTrue(console.all().contains("line 5: "), console.all());
        assertTrue(console.all().contains("whale"), console.all());
    }

    @Test void theEndOfAScriptShowsTheTableAndTheHash() {
        FakeConsole console = play(script("A keep any", "B keep any"), "", "");
        assertEquals(0, exit);
        assertTrue(console.all().contains("moves 2\n"), console.all());
        assertTrue(console.all().matches("(?s).*\nhash  [0-9a-f]{16}\n+$"), console.all());
    }

    @Test void undoAndRedoComeBackToTheSamePosition() {
        FakeConsole console = play(script("A keep any", "B keep any", "hash", "undo 2", "redo", "redo", "hash"), "", "");
        assertEquals(0, exit);
        List<String> hashes = console.all().lines().filter(line -> line.matches("[0-9a-f]{16}")).toList();
        assertEquals(2, hashes.size(), console.all());
        assertEquals(hashes.get(0), hashes.get(1));
    }

    /** Hands go round when both have chosen: then each has seen what the other held. */
    @Test void whatWasSeenIsNotTakenBackWhereSeveralPeopleAreCareful() {
        FakeConsole console = play(script("A keep any", "undo", "A keep any", "B keep any", "undo"), UndoRights.CAREFUL, "", "");
        assertEquals(1, exit);
        assertTrue(console.all().contains("Taken back: 1 move."), console.all());
        assertTrue(console.all().contains("line 5: Something hidden was seen"), console.all());
    }

    @Test void aloneAgainstBotsNobodyIsWronged() {
        FakeConsole console = play(script("A keep any", "undo", "A keep any", "undo"), UndoRights.CAREFUL, "", "random");
        assertEquals(0, exit);
        assertFalse(console.all().contains("Something hidden"), console.all());
    }

    @Test void nothingIsTakenBackWhereThatIsOff() {
        assertTrue(play(script("A keep any", "undo"), UndoRights.NOTHING, "", "").all().contains("line 2: That is not for you"));
    }

    @Test void gamesAreSavedAndLoadedByName() {
        FakeConsole console = play(script("A keep any", "B keep any", "hash", "save evening", "A keep any", "load evening", "hash", "saves"), "", "");
        assertEquals(0, exit);
        List<String> hashes = console.all().lines().filter(line -> line.matches("[0-9a-f]{16}")).toList();
        assertEquals(hashes.get(0), hashes.get(1), console.all());
        assertTrue(console.all().contains("evening"), console.all());
    }

    @Test void badNamesForSavesAreRefused() {
        FakeConsole console = play(person("save ../x", "load nothing", "quit"), "", "random");
        assertEquals(0, exit);
        assertTrue(console.all().contains("Say a name"), console.all());
        assertTrue(console.all().contains("There is no saved game called 'nothing'"), console.all());
    }

    @Test void helpLookWhyAndLogAnswer() {
        FakeConsole console = play(person("?", "look crab", "look deck", "look Bo", "why", "log", "rules", "hash", "look zzz", "nonsense", "99", "back", "quit"), "", "random");
        String all = console.all();
        assertEquals(0, exit);
        for (String part : List.of("take back the last N moves", "Suit: Shell", "nothing called 'zzz'", "'nonsense' is neither a choice nor a command", "There is no choice 99", "nothing to go back to", "The game is kept")) {
            assertTrue(all.contains(part), part + "\n" + all);
        }
    }

    @Test void aHintShowsMovesThatCanBeTyped() {
        FakeConsole console = play(person("hint", "quit"), "", "greedy");
        assertEquals(0, exit);
        assertTrue(console.all().matches("(?s).*\\d %  .{0,20}keep \\w+.{0,40}tried \\d+ time.*"), console.all());
    }

    /** What a window draws as a row of steps and as lines between far spaces. */
    @Test void tracksAndTheEndsOfPathsAreShown() {
        String ruin = beginningOf("waking-void", 2);
        assertTrue(ruin.contains("Guardian track ○○○○○○ 0 of 6"), ruin);
        assertTrue(ruin.contains("A5–K7"), ruin);
        assertTrue(ruin.contains("  5 ~ # "), ruin);
    }

    @Test void candlesAreShown() {
        String seance = beginningOf("seven-candles", 3);
        assertTrue(seance.contains("Candles ●●●●●●● 7 of 7"), seance);
    }

    private String beginningOf(String game, int players) {
        PackDef pack = PackReader.read(HOME.resolve("content").resolve(game)).pack().orElseThrow();
        List<MatchSetup.Seat> seats = Stream.of("Ada", "Bo", "Cy").limit(players).map(name -> new MatchSetup.Seat(name, "")).toList();
        FakeConsole console = script();
        try (TerminalGame terminal = new TerminalGame(console, scripts, new SaveFolder(data), new TerminalGame.Manner("en", false, false, UndoRights.EVERYTHING), Optional.empty())) {
            terminal.open(Opening.begin(scripts, pack, MatchSetup.of("m2", pack, players, Map.of(), 3, seats), Optional.empty()));
            terminal.run();
        }
        return console.all();
    }

    @Test void botsAlonePlayToTheEnd() {
        FakeConsole console = play(script(), "random", "random");
        assertEquals(0, exit);
        assertTrue(console.all().contains("win"), console.all());
    }

    @Test void noLineIsWiderThanTheScreen() {
        for (int width : List.of(40, 60, 80, 120)) {
            FakeConsole console = new FakeConsole(false, width, "A keep any", "B keep any", "A keep any", "B keep any", "look A");
            play(console, "", "");
            for (String line : console.all().split("\n")) assertTrue(Paint.width(line) <= Math.max(width, 72), width + ": " + line);
        }
    }

    @Test void whatCanBeChosenCanBeCompletedAndTyped() {
        FakeConsole console = person("quit");
        console.colours = true;
        play(console, "", "random");
        List<String> words = console.offered();
        assertTrue(words.contains("undo"), words.toString());
        assertTrue(words.stream().noneMatch(word -> word.contains("\u001B") || word.contains("×")), words.toString());
        FakeConsole typed = play(person(words.get(0), "quit"), "", "random");
        assertTrue(typed.offered().size() > words.size(), "what was completed is understood, and the next choice is offered: " + typed.all());
    }
}
