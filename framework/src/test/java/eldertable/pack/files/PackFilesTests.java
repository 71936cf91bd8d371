package eldertable.pack.files;

import eldertable.diagnostic.Problems;
import eldertable.pack.library.PackReader;
import eldertable.pack.library.SamplePack;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

class PackFilesTests {
    @TempDir
    Path temp;
    private Path folder;
    private final Problems problems = new Problems();

    @BeforeEach
    void writePack() throws IOException {
        folder = Files.createDirectory(temp.resolve("tide-pool"));
        for (var file : new SamplePack().files().entrySet()) {
            write(file.getKey(), file.getValue());
        }
    }

    private void write(String path, byte[] bytes) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.write(file, bytes);
    }

    private List<String> paths() {
        return PackFiles.open(folder, problems).orElseThrow().paths();
    }

    private List<String> codes() {
        return problems.list().stream().map(problem -> problem.span().file().substring(folder.toString().length() + 1) + " " + problem.code()).toList();
    }

    @Test
    void readsAFolder() {
        assertEquals(List.of("cards.yaml", "components.yaml", "flow.yaml", "pack.yaml", "rules.mjs", "text/en.yaml"), paths());
        assertEquals(List.of(), PackReader.read(folder).problems());
    }

    @Test
    void ignoresWhatEditorsLeaveBehind() throws IOException {
        int before = paths().size();
        for (String path : List.of(".git/config", ".DS_Store", "cards.yaml~", "flow.yaml.bak", "#rules.mjs#", "text/.en.yaml.swp", "Thumbs.db")) {
            write(path, new byte[] {1});
        }
        assertEquals(before, paths().size());
        assertEquals(List.of(), codes());
    }

    /** Links that lead elsewhere are in the corpus of hostile packs. */
    @Test
    void followsLinksInside() throws IOException {
        try {
            Files.createSymbolicLink(folder.resolve("same.mjs"), folder.resolve("rules.mjs"));
        } catch (UnsupportedOperationException | IOException noLinks) {
            assumeTrue(false, "this system has no links");
        }
        assertTrue(paths().contains("same.mjs"));
        assertEquals(List.of(), codes());
    }

    @Test
    void refusesFilesThatDifferOnlyInCapitals() throws IOException {
        write("CARDS.yaml", new byte[0]);
        assumeTrue(Files.exists(folder.resolve("cards.yaml")) && Files.size(folder.resolve("cards.yaml")) > 0, "this system takes them for one");
        paths();
        assertEquals(List.of("duplicate-file"), problems.list().stream().map(problem -> problem.code()).toList());
    }

    @Test
    void refusesTooManyTooLargeTooDeep() throws IOException {
        write("art/large.png", new byte[FileLimits.MOST_BYTES_EACH + 1]);
        write("1/2/3/4/5/6/7/8/9/deep.svg", new byte[1]);
        paths();
        assertEquals(List.of("1/2/3/4/5/6/7/8 bad-path", "art/large.png file-too-large"), codes());
        for (int i = 0; i <= FileLimits.MOST_FILES; i++) {
            write("art/" + i + ".svg", new byte[0]);
        }
        assertTrue(paths().size() <= FileLimits.MOST_FILES);
        assertTrue(codes().stream().anyMatch(code -> code.endsWith("too-many-files")));
    }

    @Test
    void saysWhenThereIsNoPack() {
        assertTrue(PackReader.read(temp.resolve("nothing")).problems().get(0).code().equals("missing-file"));
        assertTrue(PackReader.read(temp).problems().get(0).code().equals("missing-file"));
    }

    @Test
    void handsOutCopies() {
        PackFiles files = PackFiles.open(folder, problems).orElseThrow();
        files.bytes("rules.mjs").orElseThrow()[0] = 'x';
        assertEquals('/', files.bytes("rules.mjs").orElseThrow()[0]);
        assertTrue(files.bytes("nothing").isEmpty());
    }
}
