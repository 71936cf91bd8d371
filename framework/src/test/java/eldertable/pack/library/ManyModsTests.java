package eldertable.pack.library;

import eldertable.diagnostic.Problems;
import eldertable.pack.files.PackFiles;
import eldertable.pack.files.PackSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** However many mods are installed, only the manifests are read, each once, and all files only of what is played. */
class ManyModsTests {
    private static final int MANY = 200;

    @TempDir
    Path temp;

    private static final class Counting implements PackSource {
        private final List<String> manifests = new ArrayList<>();
        private final List<String> packs = new ArrayList<>();

        @Override
        public Optional<PackFiles> manifest(Path path, Problems problems) {
            manifests.add(path.getFileName().toString());
            return DISK.manifest(path, problems);
        }

        @Override
        public Optional<PackFiles> files(Path path, Problems problems) {
            packs.add(path.getFileName().toString());
            return DISK.files(path, problems);
        }
    }

    @Test
    void onlyWhatIsPlayedIsRead() {
        Counting source = new Counting();
        ModShelf shelf = new ModShelf(temp, source);
        for (int i = 0; i < MANY; i++) shelf.mod("mod-" + i).cards("mod-" + i, "cards:\n  crab: { points: " + i + " }\n");
        assertEquals(MANY, shelf.library.modsFor("tide-pool").size());
        assertEquals(List.of("mod-7", "mod-3"), shelf.order("mod-7", "mod-3"));
        assertEquals(List.of(), source.packs);
        assertEquals(MANY + 1, source.manifests.size());

        assertTrue(shelf.library.load("tide-pool", List.of("mod-3", "mod-9")).pack().isPresent());
        assertEquals(List.of("tide-pool", "mod-3", "mod-9"), source.packs);
        assertEquals(MANY + 1, source.manifests.size());

        shelf.mod("mod-5", "summary: It has changed.");
        assertEquals(MANY, shelf.library.modsFor("tide-pool").size());
        assertEquals(MANY + 2, source.manifests.size());
        assertEquals("mod-5", source.manifests.get(MANY + 1));
    }

    /** What comes after what is found out once, not anew for every two mods: this took half a minute of the processor. */
    @Test
    @Timeout(value = 60)
    void hundredsOfModsOnOneAnotherAreLoaded() {
        ModShelf shelf = new ModShelf(temp, PackSource.DISK);
        for (int i = 0; i < 300; i++) {
            if (i == 0) shelf.mod("mod-0");
            else shelf.mod("mod-" + i, "requires: [mod-" + (i - 1) + "]");
            shelf.cards("mod-" + i, "cards:\n  crab: { points: " + i + " }\n");
        }
        shelf.mod("stranger").cards("stranger", "cards:\n  crab: { points: 7 }\n");
        assertEquals(300, shelf.order("mod-299").size());
        assertEquals("", shelf.told("mod-299"));
        assertEquals(200, shelf.library.load("tide-pool", List.of("mod-299", "stranger")).problems().stream().filter(told -> told.code().equals("mods-disagree")).count(), "no more are told");
    }
}
