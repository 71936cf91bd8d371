package eldertable.yaml;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;

/**
 * The bytes of a YAML file that somebody names, wherever it comes from. Folders, pipes and devices are refused, for those could
 * block or never end; so is what is too large, before it fills the memory.
 */
public final class OrdinaryFile {
    private OrdinaryFile() {}

    /** Empty if it cannot be read, and then a problem says why. */
    public static Optional<byte[]> read(Path file, Problems problems) {
        Span span = Span.file(file.toString());
        try {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            if (attributes.isDirectory()) {
                problems.error("not-a-file", span, "This is a folder. Name a file in it.");
                return Optional.empty();
            }
            if (!attributes.isRegularFile()) {
                problems.error("not-a-file", span, "This is not an ordinary file but a device or a pipe. Copy what it holds into a file.");
                return Optional.empty();
            }
            try (InputStream in = Files.newInputStream(file)) {
                // What the system says of a file's size need not be true: some that never end are said to be empty.
                byte[] bytes = in.readNBytes(YamlReader.MOST_BYTES + 1);
                if (bytes.length <= YamlReader.MOST_BYTES) return Optional.of(bytes);
                problems.error("file-too-large", span, "This file is larger than " + (YamlReader.MOST_BYTES >> 20)
                    + " MB, which no YAML file of Eldertable may be.");
            }
        } catch (NoSuchFileException gone) {
            problems.error("missing-file", span, "There is no such file.");
        } catch (IOException unreadable) {
            problems.error("unreadable-file", span, "This file cannot be read. Check who may read it.");
        }
        return Optional.empty();
    }
}
