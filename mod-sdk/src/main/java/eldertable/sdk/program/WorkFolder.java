package eldertable.sdk.program;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A folder for the time of one command: it goes away with all that lies in it. */
public record WorkFolder(Path path) implements AutoCloseable {
    /** @param purpose a word for its name */
    public static WorkFolder open(String purpose) throws IOException {
        return new WorkFolder(Files.createTempDirectory("eldertable-" + purpose));
    }

    /** Copies a folder with all that lies in it. @param to does not exist yet */
    public static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> all = Files.walk(from)) {
            for (Path file : all.toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) Files.createDirectories(target);
                else Files.copy(file, target);
            }
        }
    }

    @Override
    public void close() throws IOException {
        try (Stream<Path> all = Files.walk(path)) {
            for (Path one : all.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(one);
        }
    }
}
