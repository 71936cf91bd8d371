package eldertable.yaml;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.words.Message;

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
                problems.error("not-a-file", span, Message.of("yaml.folder"));
                return Optional.empty();
            }
            if (!attributes.isRegularFile()) {
                problems.error("not-a-file", span, Message.of("yaml.device"));
                return Optional.empty();
            }
            try (InputStream in = Files.newInputStream(file)) {
                // What the system says of a file's size need not be true: some that never end are said to be empty.
                byte[] bytes = in.readNBytes(YamlReader.MOST_BYTES + 1);
                if (bytes.length <= YamlReader.MOST_BYTES) return Optional.of(bytes);
                problems.error("file-too-large", span, Message.of("yaml.larger", "most", YamlReader.MOST_BYTES >> 20));
            }
        } catch (NoSuchFileException gone) {
            problems.error("missing-file", span, Message.of("yaml.no-file"));
        } catch (IOException unreadable) {
            problems.error("unreadable-file", span, Message.of("yaml.unreadable"));
        }
        return Optional.empty();
    }
}
