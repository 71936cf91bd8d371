package eldertable.session;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Writes a file so that at every moment, and after a crash at any moment, either the old or the new one is there, whole. */
final class SafeFile {
    private static final String DRAFT = ".part";
    /** A dot, the file's own name, a number that no other draft has. */
    private static final Pattern NAME = Pattern.compile("\\.(.+)\\.\\d+\\.part");

    private SafeFile() {}

    static void write(Path file, String text) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        Files.createDirectories(folder);
        Path draft = Files.createTempFile(folder, "." + file.getFileName() + ".", DRAFT);
        try {
            try (FileChannel out = FileChannel.open(draft, StandardOpenOption.WRITE)) {
                ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
                while (bytes.hasRemaining()) out.write(bytes);
                out.force(true);
            }
            replace(draft, file);
        } finally {
            Files.deleteIfExists(draft);
        }
        sync(folder);
    }

    /** Gives a file another name as well, in place of what had that; does nothing where there is no file, or no such thing as links. */
    static void link(Path file, Path other) {
        Path draft = file.resolveSibling("." + file.getFileName() + ".0" + DRAFT);
        try {
            Files.deleteIfExists(draft);
            Files.createLink(draft, file);
            replace(draft, other);
            Files.deleteIfExists(draft); // two names of one file do not replace each other
        } catch (IOException | UnsupportedOperationException without) {
            // it is only for the case that the disk damages the file itself
        }
    }

    /** What was being written here, perhaps by a program that was killed meanwhile. */
    static List<Path> drafts(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> NAME.matcher(file.getFileName().toString()).matches()).toList();
        } catch (IOException none) {
            return List.of();
        }
    }

    /** The file that a draft would have become. */
    static Path targetOf(Path draft) {
        Matcher name = NAME.matcher(draft.getFileName().toString());
        if (!name.matches()) throw new IllegalArgumentException("no draft: " + draft);
        return draft.resolveSibling(name.group(1));
    }

    private static void replace(Path draft, Path file) throws IOException {
        try {
            Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException odd) {
            Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** The new name is safe only once the folder itself has reached the disk; where folders cannot be opened it is by itself. */
    private static void sync(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException notHere) {
            // Windows has no such thing.
        }
    }
}
