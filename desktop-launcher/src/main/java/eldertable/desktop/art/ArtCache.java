package eldertable.desktop.art;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/** Keeps painted pictures on disk: painting all of them takes seconds. It may fail at any time, and then simply holds nothing. */
final class ArtCache {
    /** To be counted up whenever a painting changes. */
    private static final int PAINTINGS = 2;
    private static final long LARGEST = 400L << 20;
    private static final int MOST_PIXELS = 4096 * 4096;

    /** Premultiplied pixels 0xAARRGGBB, row by row from the top. */
    record Raster(int width, int height, int[] pixels) {}

    private final Path folder;

    ArtCache(Path folder) {
        this.folder = folder;
    }

    /** The variable ELDERTABLE_CACHE, else where the system has such files. */
    static Path usual(Map<String, String> environment, String home, String system) {
        String own = environment.getOrDefault("ELDERTABLE_CACHE", ""), xdg = environment.getOrDefault("XDG_CACHE_HOME", "");
        String windows = environment.getOrDefault("LOCALAPPDATA", "");
        if (!own.isEmpty()) return Path.of(own).toAbsolutePath().resolve("art");
        if (system.startsWith("Windows") && !windows.isEmpty()) return Path.of(windows, "Eldertable", "Cache", "art");
        if (system.startsWith("Mac")) return Path.of(home, "Library/Caches/Eldertable/art");
        return (xdg.startsWith("/") ? Path.of(xdg) : Path.of(home, ".cache")).resolve("eldertable/art");
    }

    Optional<Raster> read(String key) {
        Path file = file(key);
        if (!Files.isRegularFile(file)) return Optional.empty();
        try (DataInputStream in = new DataInputStream(new InflaterInputStream(Files.newInputStream(file)))) {
            int w = in.readInt(), h = in.readInt();
            if (w <= 0 || h <= 0 || (long) w * h > MOST_PIXELS) return Optional.empty();
            byte[] bytes = in.readNBytes(w * h * 4);
            if (bytes.length < w * h * 4) return Optional.empty();
            int[] pixels = new int[w * h];
            java.nio.ByteBuffer.wrap(bytes).asIntBuffer().get(pixels);
            Files.setLastModifiedTime(file, FileTime.from(Instant.now()));
            return Optional.of(new Raster(w, h, pixels));
        } catch (IOException broken) {
            return Optional.empty();
        }
    }

    void write(String key, Raster raster) {
        Path file = file(key), part = file.resolveSibling(file.getFileName() + "." + UUID.randomUUID() + ".new");
        try {
            Files.createDirectories(folder);
            Deflater fast = new Deflater(Deflater.BEST_SPEED);
            try (DataOutputStream out = new DataOutputStream(new DeflaterOutputStream(Files.newOutputStream(part), fast, 1 << 16))) {
                out.writeInt(raster.width());
                out.writeInt(raster.height());
                byte[] bytes = new byte[raster.pixels().length * 4];
                java.nio.ByteBuffer.wrap(bytes).asIntBuffer().put(raster.pixels());
                out.write(bytes);
            } finally {
                fast.end();
            }
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException | SecurityException full) {
            part.toFile().delete();
        }
    }

    /** Forgets what was not used for longest once there is too much. */
    void tidy() {
        try (Stream<Path> files = Files.list(folder)) {
            Map<Path, Long> used = new HashMap<>(); // once for each: another window may be using them meanwhile
            files.forEach(file -> used.put(file, file.toFile().lastModified()));
            long sum = 0;
            for (Path file : used.keySet().stream().sorted(Comparator.comparing(used::get).reversed()).toList()) {
                sum += file.toFile().length();
                if (sum > LARGEST) Files.deleteIfExists(file);
            }
        } catch (IOException | SecurityException none) {
            // there is no cache yet, or somebody else tidies it
        }
    }

    private Path file(String key) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest((PAINTINGS + " " + key).getBytes(StandardCharsets.UTF_8));
            return folder.resolve(HexFormat.of().formatHex(hash, 0, 12) + ".art");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
