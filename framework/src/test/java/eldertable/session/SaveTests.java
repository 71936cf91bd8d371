package eldertable.session;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.bot.Budget;
import eldertable.diagnostic.Diagnostic;
import eldertable.pack.files.PackFiles;
import eldertable.pack.library.PackReader;
import eldertable.pack.model.PackDef;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.support.Wreck;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SaveTests {
    private static final Instant NOW = Instant.parse("2026-11-16T04:00:00Z");
    private static ScriptEngine scripts;
    private static PackDef pack;
    private static Journal journal;

    @TempDir Path data;
    private SaveFolder folder;

    @BeforeAll static void play() throws RuleFault {
        scripts = new ScriptEngine();
        pack = Wreck.pack();
        List<MatchSetup.Seat> seats = List.of(new MatchSetup.Seat("Ada \"the\" first: #1", "random"), new MatchSetup.Seat("Bö", "random"));
        MatchSetup setup = MatchSetup.of("wreck-1", pack, 2, Map.of("mode", "storm", "length", 20), -5, seats);
        try (GameSession session = new GameSession(scripts, pack, setup)) {
            for (int i = 0; i < 15; i++) session.playBot(session.botToAct(), Budget.playouts(1));
            journal = session.journal();
        }
    }

    @AfterAll static void close() {
        scripts.close();
    }

    @BeforeEach void open() {
        folder = new SaveFolder(data);
    }

    private Path saved() throws IOException {
        folder.save("evening", "Wreck Dive", journal, NOW);
        return folder.pathOf("evening");
    }

    /** To be changed by hand: without the line that tells so. */
    private static String editable(Path file) throws IOException {
        return Files.readString(file).replaceAll("(?m)^check: .*\n", "");
    }

    private static String codes(List<Diagnostic> problems) {
        return String.join(" ", problems.stream().map(Diagnostic::code).toList());
    }

    @Test void aSaveReadsBackAsItWas() throws IOException {
        saved();
        Save save = folder.find("evening").save().orElseThrow();
        assertEquals(journal, save.journal());
        assertEquals(NOW, save.saved());
        assertEquals("evening", save.name());
        assertFalse(save.automatic());
    }

    @Test void aSaveIsTextForPeople() throws IOException {
        String text = Files.readString(saved());
        assertTrue(text.contains("\ngame: wreck-dive\n"), text);
        assertTrue(text.contains("\ncommands: |\n  " + journal.commands().get(0) + "\n"), text);
    }

    @Test void loadingPlaysTheMovesAgain() throws IOException {
        saved();
        Resumed resumed = Resumed.load(scripts, pack, folder.find("evening"), false);
        try (GameSession session = resumed.session().orElseThrow(() -> new AssertionError(resumed.problems()))) {
            assertEquals(journal.hash(), session.hash());
            assertEquals(journal, session.journal());
            assertTrue(session.undo(3) > 0);
        }
    }

    @Test void otherRulesAreRefusedUnlessWanted() throws IOException {
        saved();
        PackDef changed = changedPack("worth: 5", "worth: 6");
        Resumed refused = Resumed.load(scripts, changed, folder.find("evening"), false);
        assertEquals("other-rules", codes(refused.problems()));
        assertTrue(refused.session().isEmpty() && refused.forcible());
        Resumed anyway = Resumed.load(scripts, changed, folder.find("evening"), true);
        assertEquals(journal.commands(), anyway.session().orElseThrow().journal().commands());
        anyway.session().get().close();
    }

    @Test void otherModsAreRefusedUnlessWanted() throws IOException {
        MatchSetup old = journal.setup();
        MatchSetup modded = new MatchSetup("m", old.game(), old.version(), old.rules(), List.of(new MatchSetup.UsedMod("deeper", "1.0.0", "ab")), old.players(), old.options(), old.seed(), old.seats());
        folder.save("modded", "Wreck Dive", new Journal(modded, journal.commands(), journal.hash(), false), NOW);
        Resumed refused = Resumed.load(scripts, pack, folder.find("modded"), false);
        assertEquals("other-mods", codes(refused.problems()));
        assertTrue(refused.forcible());
        assertTrue(refused.problems().get(0).message().contains("--mods deeper"), refused.problems().toString());
        Resumed.load(scripts, pack, folder.find("modded"), true).session().orElseThrow().close();
    }

    @Test void whatTheGameDoesNotOfferIsRefused() throws IOException {
        saved();
        Resumed shorter = Resumed.load(scripts, changedPack("max: 60, start: 30", "max: 19, start: 10"), folder.find("evening"), true);
        assertTrue(shorter.session().isEmpty());
        assertTrue(shorter.problems().toString().contains("The option 'length' is a number from 4 to 19, not '20'."), shorter.problems().toString());
        Resumed alone = Resumed.load(scripts, changedPack("start: calm }", "start: calm, players: { storm: [1, 3] } }"), folder.find("evening"), true);
        assertTrue(alone.problems().toString().contains("The option mode=storm goes with 1 or 3 players, not with 2."), alone.problems().toString());
    }

    @Test void movesThatAreNoLongerLegalEndTheReplay() throws IOException {
        saved();
        PackDef changed = changedPack("copies: 6", "copies: 5");
        Resumed anyway = Resumed.load(scripts, changed, folder.find("evening"), true);
        try (GameSession session = anyway.session().orElseThrow()) {
            assertTrue(session.moves() < journal.commands().size() ? codes(anyway.problems()).equals("shortened-save") : session.moves() == journal.commands().size());
        }
    }

    private static PackDef changedPack(String old, String now) throws IOException {
        TreeMap<String, byte[]> files = new TreeMap<>();
        Path root = Wreck.folder();
        try (var all = Files.walk(root)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                files.put(root.relativize(file).toString().replace('\\', '/'), Files.readString(file).replace(old, now).getBytes(StandardCharsets.UTF_8));
            }
        }
        return PackReader.read(new PackFiles("changed", files)).pack().orElseThrow();
    }

    @Test void aForgedPositionIsRefused() throws IOException {
        Path file = saved();
        String hash = SaveText.hash(journal.hash());
        String text = editable(file).replace(hash, SaveText.hash(journal.hash() + 1));
        Files.writeString(file, text);
        assertEquals("other-state", codes(Resumed.load(scripts, pack, folder.find("evening"), false).problems()));
    }

    @Test void anIllegalMoveIsNamedWithItsLine() throws IOException {
        Path file = saved();
        String text = editable(file).replace("commands: |\n  " + journal.commands().get(0), "commands: |\n  A fly");
        Files.writeString(file, text);
        Resumed resumed = Resumed.load(scripts, pack, folder.find("evening"), false);
        int line = (int) text.substring(0, text.indexOf("  A fly")).lines().count() + 1;
        assertEquals("damaged-save", codes(resumed.problems()));
        assertEquals(line, resumed.problems().get(0).span().line());
    }

    @Test void whatIsMissingIsToldWithAHint() throws IOException {
        saved();
        Diagnostic problem = folder.find("evenin").problems().get(0);
        assertEquals("unknown-save", problem.code());
        assertTrue(problem.message().contains("'evening'"), problem.message());
        assertEquals("unknown-save", codes(folder.find("../../etc/passwd").problems()));
        assertEquals("unknown-save", codes(folder.find("a\0b/").problems()));
    }

    @Test void namesStayInTheFolder() {
        for (String good : List.of("evening", "Game 2", "Bö's game", "v1.2", "x")) assertTrue(SaveFolder.isName(good), good);
        for (String bad : List.of("", "..", "../x", "a/b", "a\\b", ".hidden", "a\n", "x".repeat(90), "a:")) assertFalse(SaveFolder.isName(bad), bad);
    }

    @Test void aMutilatedFileIsToldAboutAndKept() throws IOException {
        byte[] sound = Files.readAllBytes(saved());
        Random random = new Random(1);
        for (int round = 0; round < 400; round++) {
            byte[] bytes = mutilated(sound, random);
            Path file = data.resolve("broken.yaml");
            Files.write(file, bytes);
            SaveFolder.Listed listed = SaveFolder.read(file);
            assertTrue(listed.save().isPresent() || listed.problems().stream().anyMatch(Diagnostic::isError));
            if (round % 20 == 0) Resumed.load(scripts, pack, listed, round % 40 == 0).session().ifPresent(GameSession::close);
            assertArrayEquals(bytes, Files.readAllBytes(file));
        }
    }

    private static byte[] mutilated(byte[] sound, Random random) {
        byte[] bytes = random.nextInt(3) == 0 ? java.util.Arrays.copyOf(sound, random.nextInt(sound.length)) : sound.clone();
        for (int i = random.nextInt(4); i > 0 && bytes.length > 0; i--) bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
        return bytes;
    }

    @Test void theNewestUnfinishedMatchIsContinued() throws IOException {
        folder.keep("Wreck Dive", journal, NOW);
        MatchSetup other = new MatchSetup("wreck-2", "wreck-dive", "1", "x", List.of(), 2, Map.of(), 1, MatchSetup.people(2));
        folder.keep("Wreck Dive", new Journal(other, List.of(), 0, false), NOW.plusSeconds(60));
        MatchSetup over = new MatchSetup("wreck-3", "wreck-dive", "1", "x", List.of(), 2, Map.of(), 1, MatchSetup.people(2));
        folder.keep("Wreck Dive", new Journal(over, List.of(), 0, true), NOW.plusSeconds(90));
        assertEquals("wreck-2", folder.latest("wreck-dive").orElseThrow().name());
        assertTrue(folder.latest("tide-pool").isEmpty());
        assertEquals(List.of("wreck-3", "wreck-2", "wreck-1"), folder.list().stream().map(SaveFolder.Listed::name).toList());
    }

    @Test void onlySoManyMatchesAreKeptByThemselves() throws IOException {
        for (int i = 0; i < 25; i++) {
            MatchSetup setup = new MatchSetup("m" + i, "wreck-dive", "1", "x", List.of(), 1, Map.of(), 1, MatchSetup.people(1));
            folder.keep("Wreck Dive", new Journal(setup, List.of(), 0, false), NOW.plusSeconds(i));
        }
        Files.writeString(data.resolve("autosaves/damaged.yaml"), "what");
        folder.tidy();
        assertEquals(21, folder.list().size());
        assertEquals("m24", folder.list().get(0).name());
    }

    @Test void dataLivesWhereTheSystemWantsIt() {
        assertEquals(Path.of("/x"), DataFolder.of(Map.of("ELDERTABLE_DATA", "/x", "XDG_DATA_HOME", "/y"), "/home/a", "Linux"));
        assertEquals(Path.of("/y/eldertable"), DataFolder.of(Map.of("XDG_DATA_HOME", "/y"), "/home/a", "Linux"));
        assertEquals(Path.of("/home/a/.local/share/eldertable"), DataFolder.of(Map.of("XDG_DATA_HOME", "y"), "/home/a", "Linux"));
    }
}
