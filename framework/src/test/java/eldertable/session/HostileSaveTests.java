package eldertable.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Saves from strangers, from a failing disk or from another program: told about in plain words, and nothing else happens. */
class HostileSaveTests {
    private static final Instant NOW = Instant.parse("2026-10-03T20:15:00Z");

    @TempDir Path data;
    private SaveFolder folder;
    /** As it is written, and without the line that tells whether somebody has changed it. */
    private String written, sound;

    private static Journal journal(String match) {
        MatchSetup setup = new MatchSetup(match, "pond", "1.0.0", "x", List.of(), 1, Map.of(), 1, MatchSetup.people(1));
        return new Journal(setup, List.of("A go", "A stay"), 7, false);
    }

    @BeforeEach void open() {
        folder = new SaveFolder(data);
        written = SaveText.write(new Save("evening", "Pond", NOW, false, journal("pond-1"), 0));
        sound = written.replaceAll("(?m)^check: .*\n", "");
    }

    private SaveFolder.Listed read(String text) throws IOException {
        Path file = data.resolve("from-a-stranger.yaml");
        Files.writeString(file, text);
        return SaveFolder.read(file);
    }

    private static String told(SaveFolder.Listed listed) {
        assertTrue(listed.save().isEmpty(), "it was read");
        return listed.problems().get(0).span().line() + " " + listed.problems().get(0).code() + " " + listed.problems().get(0).message();
    }

    @ParameterizedTest
    @ValueSource(strings = {"../../x", "/tmp/x", "a/b", "'a\\b'", "..", ".hidden", "\"x\\0y\"", "\"x\\ny\"", "C:x", "'x '", "aux.yaml"})
    void theMatchOfASaveIsNeverAPlace(String match) throws IOException {
        String told = told(read(sound.replace("match: pond-1", "match: " + match)));
        assertTrue(told.startsWith("10 damaged-save") && told.contains("letters, digits and dashes"), told);
    }

    @Test void noJournalIsKeptOutsideTheFolder() {
        for (String match : List.of("../x", data.resolve("x").toString(), "x\0y", "", "a".repeat(300))) {
            assertThrows(IllegalArgumentException.class, () -> folder.keep("Pond", journal(match), NOW), match);
        }
        assertThrows(IllegalArgumentException.class, () -> folder.pathOf("../x"));
        assertFalse(Files.exists(data.resolve("x.yaml")));
    }

    @Test void theGameAndModsOfASaveAreIdsAndNoPlaces() throws IOException {
        for (String game : List.of("../pond", "/tmp/pond", "pond.zip", "'.'")) {
            assertTrue(told(read(sound.replace("game: pond", "game: " + game))).contains("not the id of a pack"), game);
        }
        assertTrue(told(read(sound.replace("mods: {}", "mods: { ../x: 1 abc }"))).contains("not the id of a pack"));
    }

    @Test void whatIsNotAFileOrHasNoEndIsRefusedAtOnce() throws Exception {
        Path large = data.resolve("large.yaml");
        byte[] bytes = new byte[5 << 20];
        Arrays.fill(bytes, (byte) ' ');
        Files.write(large, bytes);
        assertTimeoutPreemptively(Duration.ofSeconds(30), () -> {
            assertTrue(told(SaveFolder.read(large)).contains("larger than 4 MB"));
            assertTrue(told(SaveFolder.read(data)).contains("This is a folder"));
        });
        assumeTrue(Files.exists(Path.of("/dev/zero")) && new ProcessBuilder("mkfifo", data.resolve("pipe.yaml").toString()).start().waitFor() == 0);
        assertTimeoutPreemptively(Duration.ofSeconds(30), () -> {
            for (Path endless : List.of(Path.of("/dev/zero"), data.resolve("pipe.yaml"), Files.createSymbolicLink(data.resolve("z.yaml"), Path.of("/dev/zero")))) {
                assertTrue(told(SaveFolder.read(endless)).contains("not an ordinary file"), endless.toString());
            }
        });
    }

    @Test void otherFilesAndOtherVersionsAreRefusedByName() throws IOException {
        assertTrue(told(read("cards:\n  eel: { points: 4 }\n")).contains("no saved game"));
        assertTrue(told(read("")).contains("no saved game"));
        assertTrue(told(read(sound.replace("save 1", "save 2"))).contains("another version of Eldertable, as 'save 2'"));
        assertTrue(told(read(sound.replace("over: false", "over: falsf"))).contains("neither true nor false"));
        assertTrue(told(read(sound.replace("2026-10-03T20:15:00Z", "+999999999-12-31T23:59:59Z"))).contains("in that year"));
    }

    @Test void aTruncatedSaveIsNeverTakenForAWholeOne() throws IOException {
        for (int length = 0; length < sound.length() - "A stay\n".length(); length++) {
            SaveFolder.Listed listed = read(sound.substring(0, length));
            assertTrue(listed.save().isEmpty() && !listed.problems().isEmpty(), sound.substring(0, length));
        }
    }

    @Test void oneChangedBitAnywhereIsNoticed() throws IOException {
        byte[] bytes = written.getBytes(StandardCharsets.UTF_8);
        Path file = data.resolve("flipped.yaml");
        for (int i = 0; i < bytes.length * 8; i += 3) {
            bytes[i / 8] ^= 1 << i % 8;
            Files.write(file, bytes);
            SaveFolder.Listed listed = SaveFolder.read(file);
            assertTrue(listed.save().isEmpty() || Files.readString(file).startsWith("eldertable: save 1\n") && !Files.readString(file).contains("\ncheck:"),
                () -> "bit of " + new String(bytes, StandardCharsets.UTF_8));
            bytes[i / 8] ^= 1 << i % 8;
        }
        assertTrue(told(read(written.replace("A stay", "A sway"))).startsWith("2 damaged-save This saved game is damaged. It is not as it was written."));
        assertTrue(read(written.replace("\n", "\r\n")).save().isPresent(), "other ends of lines are no change");
        assertTrue(read(written).save().isPresent() && read(sound).save().isPresent());
    }

    @Test void namesCarryNoOrdersForATerminal() throws IOException {
        SaveFolder.Listed listed = read(sound.replace("title: Pond", "title: \"Po\\e[2Jnd\"").replace("name: A", "name: \"A\\x07\""));
        Save save = listed.save().orElseThrow(() -> new AssertionError(listed.problems()));
        assertEquals("Po[2Jnd", save.title());
        assertEquals(List.of("A"), save.journal().setup().names());
    }
}
