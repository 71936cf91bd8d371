package eldertable.sdk.program;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A folder for the time of one command: it goes away with all that lies in it. */
public record WorkFolder(Path path) implements AutoCloseable {
    private static final int TRIES = 5;

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

    /** When the program is stopped while others may still write here: tried a few times, and what cannot be deleted stays. */
    public void discard() {
        for (int tries = 0; tries < TRIES && Files.exists(path); tries++) {
            try {
                for (Path one : content()) one.toFile().delete(); // what cannot be now may be the next time
            } catch (IOException | UncheckedIOException moving) {
                // something went away while it was looked for
            }
        }
    }

    @Override
    public void close() throws IOException {
        for (Path one : content()) Files.deleteIfExists(one);
    }

    /** All that lies in it and itself, what lies deepest first. */
    private List<Path> content() throws IOException {
        try (Stream<Path> all = Files.walk(path)) {
            return all.sorted(Comparator.reverseOrder()).toList();
        }
    }
}
