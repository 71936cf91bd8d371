package eldertable.session;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.zip.CRC32;

/**
 * Lets one program at a time write a file, and one part of this program. All names are bytes of a single lock file that is never
 * deleted: so nothing has to be cleaned up, and the system itself gives a lock back when its program ends, however it ends. The
 * file stays open, for closing it anywhere in this program would give back all its locks.
 */
final class FileLocks {
    /** Whoever tidies holds a lock for a moment, and a table that was left a little longer. */
    static final Duration PATIENCE = Duration.ofMillis(1500);
    private static final long PAUSE_MILLIS = 20;

    private final Path file;
    private final Set<Long> held = new HashSet<>();
    private FileChannel channel;

    FileLocks(Path file) {
        this.file = file;
    }

    /** Empty if somebody else has it for so long. Fails where there can be no locks: in a folder that cannot be written, say. */
    Optional<Hold> take(String name, Duration patience) throws IOException {
        CRC32 sum = new CRC32();
        sum.update(name.getBytes(StandardCharsets.UTF_8));
        long position = sum.getValue() & Integer.MAX_VALUE, end = System.nanoTime() + patience.toNanos();
        while (true) {
            Optional<Hold> hold = attempt(position);
            if (hold.isPresent() || System.nanoTime() >= end) return hold;
            try {
                Thread.sleep(PAUSE_MILLIS);
            } catch (InterruptedException leaving) {
                Thread.currentThread().interrupt();
                return Optional.empty();
            }
        }
    }

    private synchronized Optional<Hold> attempt(long position) throws IOException {
        if (channel == null) {
            Files.createDirectories(file.toAbsolutePath().getParent());
            channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        }
        if (held.contains(position)) return Optional.empty();
        FileLock lock;
        try {
            lock = channel.tryLock(position, 1, false);
        } catch (OverlappingFileLockException elsewhereInThisProgram) {
            return Optional.empty();
        }
        if (lock == null) return Optional.empty();
        held.add(position);
        return Optional.of(() -> release(lock));
    }

    private synchronized void release(FileLock lock) {
        if (!held.remove(lock.position())) return;
        try {
            lock.release();
        } catch (IOException gone) {
            // then nobody has it either
        }
    }
}
