package eldertable.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who keeps which match, and what is left of what others have kept. */
class ClaimTests {
    private static final Instant NOW = Instant.parse("2026-10-03T20:15:00Z");

    @TempDir Path data;
    /** As two programs have them; two real ones are at it in TwoProgramsTests. */
    private SaveFolder mine, theirs;

    @BeforeEach void open() {
        mine = new SaveFolder(data);
        theirs = new SaveFolder(data);
    }

    private static Journal journal(String match, int moves) {
        MatchSetup setup = new MatchSetup(match, "pond", "1.0.0", "x", List.of(), 1, Map.of(), 1, MatchSetup.people(1));
        return new Journal(setup, Collections.nCopies(moves, "A go"), moves, false);
    }

    private SaveFolder.Listed kept(String match, int moves) throws IOException {
        theirs.keep("Pond", journal(match, moves), NOW.plusSeconds(moves));
        return mine.latest("pond").orElseThrow();
    }

    private static int moves(SaveFolder.Listed listed) {
        return listed.save().orElseThrow(() -> new AssertionError(listed.problems())).journal().commands().size();
    }

    private List<String> files(String folder) throws IOException {
        try (Stream<Path> files = Files.list(data.resolve(folder))) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test void whatWasKeptByItselfGoesOnInItsFile() throws IOException {
        Claim claim = mine.claim(kept("pond-1", 3));
        assertEquals("pond-1", claim.match());
        assertTrue(claim.warning().isEmpty());
        claim.hold().close();
        claim.hold().close();
        assertEquals("pond-1", theirs.claim(mine.latest("").orElseThrow()).match());
    }

    @Test void whatAnotherProgramPlaysIsCopied() throws IOException {
        SaveFolder.Listed listed = kept("pond-1", 3);
        Hold playing = theirs.hold("pond-1");
        Claim claim = mine.claim(listed);
        assertNotEquals("pond-1", claim.match());
        assertEquals("played-elsewhere", claim.warning().orElseThrow().code());
        assertEquals(3, moves(claim.save()));
        playing.close();
        assertEquals("pond-1", mine.claim(listed).match());
    }

    @Test void anOlderListingDoesNotTakeBackWhatWasPlayedSince() throws IOException {
        SaveFolder.Listed listed = kept("pond-1", 3);
        kept("pond-1", 5);
        assertEquals(5, moves(mine.claim(listed).save()));
    }

    /** Whoever loads what was saved an hour ago does not lose the hour, and a stranger's save names no file of ours. */
    @Test void whatIsLoadedFromElsewhereBecomesAMatchOfItsOwn() throws IOException {
        kept("pond-1", 9);
        mine.save("evening", "Pond", journal("pond-1", 2), NOW);
        Claim claim = mine.claim(mine.find("evening"));
        assertEquals(2, moves(claim.save()));
        assertNotEquals("pond-1", claim.match());
        assertTrue(claim.warning().isEmpty());
        Path strange = Files.copy(mine.pathOf("evening"), data.resolve("strange.yaml"));
        assertNotEquals("pond-1", mine.claim(mine.find(strange.toString())).match());
        Path renamed = Files.copy(strange, data.resolve("autosaves/pond-2.yaml"));
        assertFalse(List.of("pond-1", "pond-2").contains(mine.claim(SaveFolder.read(renamed)).match()));
    }

    @Test void oneThatIsDamagedStaysAndTheOneBeforeItIsOffered() throws IOException {
        kept("pond-1", 3);
        kept("pond-1", 4);
        Path file = mine.autosaveOf("pond-1");
        String whole = Files.readString(file);
        Files.writeString(data.resolve("half"), whole.substring(0, whole.length() - 20));
        Files.move(data.resolve("half"), file, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        SaveFolder.Listed latest = mine.latest("pond").orElseThrow();
        assertEquals(3, moves(latest));
        assertEquals(2, mine.list().size(), "it is shown beside the damaged one");
        assertEquals(List.of(file), mine.damagedAfter(mine.latest("pond")).stream().map(SaveFolder.Listed::path).toList());
        assertNotEquals("pond-1", mine.claim(latest).match());
        assertEquals(whole.substring(0, whole.length() - 20), Files.readString(file));
    }

    @Test void aSoundOneIsShownAloneAndDeletedWithAllThatBelongsToIt() throws IOException {
        kept("pond-1", 3);
        SaveFolder.Listed listed = kept("pond-1", 4);
        assertEquals(1, mine.list().size());
        assertTrue(mine.damagedAfter(mine.latest("")).isEmpty());
        mine.delete(listed);
        assertEquals(List.of(), files("autosaves"));
    }

    @Test void halfWrittenFilesAreClearedExceptWhereAnotherProgramWrites() throws IOException {
        kept("pond-1", 1);
        kept("pond-2", 1);
        Files.writeString(data.resolve("autosaves/.pond-1.yaml.123.part"), "half");
        Files.writeString(data.resolve("autosaves/.pond-2.yaml.456.part"), "half");
        Files.createDirectories(data.resolve("saves"));
        Files.writeString(data.resolve("saves/.evening.yaml.789.part"), "half");
        Files.writeString(data.resolve("saves/.mine.part"), "not ours");
        Hold playing = theirs.hold("pond-2");
        mine.tidy();
        assertEquals(List.of(".pond-2.yaml.456.part", "pond-1.yaml", "pond-2.yaml"), files("autosaves"));
        assertEquals(List.of(".mine.part"), files("saves"));
        playing.close();
        mine.tidy();
        assertEquals(List.of("pond-1.yaml", "pond-2.yaml"), files("autosaves"));
    }

    @Test void anOldMatchIsNotForgottenWhileItIsPlayed() throws IOException {
        for (int i = 0; i < 25; i++) kept("pond-" + i, i);
        Hold playing = theirs.hold("pond-2");
        mine.tidy();
        playing.close();
        assertTrue(files("autosaves").contains("pond-2.yaml") && !files("autosaves").contains("pond-3.yaml"), files("autosaves").toString());
    }

    @Test void whereThereCanBeNoLocksOneStillPlays() throws IOException {
        SaveFolder.Listed listed = kept("pond-1", 3);
        Files.deleteIfExists(data.resolve(".locks"));
        Files.createDirectory(data.resolve(".locks"));
        assertEquals("pond-1", mine.claim(listed).match());
        mine.tidy();
        mine.save("evening", "Pond", journal("pond-1", 2), NOW);
    }
}
