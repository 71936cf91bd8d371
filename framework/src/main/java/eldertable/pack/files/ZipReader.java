package eldertable.pack.files;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.words.Message;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Reads a zip. Nothing is ever unpacked to the disk; names that would lead out of a folder are refused all the same. */
final class ZipReader {
    /** Text shrinks to a tenth; what shrinks to less than this is made to blow up. */
    private static final int MOST_SHRUNK = 200;
    private static final int SMALL = 1 << 20;
    private static final Pattern BAD_NAME = Pattern.compile("^$|^/|^[A-Za-z]:|\\\\|(^|/)\\.\\.?(/|$)|//|\\p{Cntrl}");

    private ZipReader() {}

    /** @param wanted which of the names to read; the others are passed over */
    static Optional<SortedMap<String, byte[]>> read(Path file, String label, Predicate<String> wanted, Problems problems) {
        FileLimits limits = new FileLimits(label, problems);
        if (file.toFile().length() > FileLimits.MOST_BYTES) { // opening it already reads the list of all its files
            problems.error("file-too-large", Span.file(label), Message.of("pack.files.zip-size", "most", FileLimits.MOST_BYTES >> 20));
            return Optional.empty();
        }
        try (ZipFile zip = new ZipFile(file.toFile())) {
            Enumeration<? extends ZipEntry> entries = zip.entries();
            boolean more = true;
            while (more && entries.hasMoreElements()) {
                ZipEntry entry = entries.nextElement();
                more = limits.look() && (!wanted.test(entry.getName()) || take(zip, entry, limits));
            }
            return Optional.of(withoutOuterFolder(limits.files()));
        } catch (IOException | IllegalArgumentException broken) {
            problems.error("bad-zip", Span.file(label), Message.of("pack.files.bad-zip"));
            return Optional.empty();
        }
    }

    private static boolean take(ZipFile zip, ZipEntry entry, FileLimits limits) throws IOException {
        String name = entry.getName();
        if (BAD_NAME.matcher(name).find()) {
            limits.refuse(name, "bad-path", Message.of("pack.files.bad-name"));
            return true;
        }
        if (entry.isDirectory() || FileLimits.ignored(name)) {
            return true;
        }
        if (name.chars().filter(c -> c == '/').count() > FileLimits.DEEPEST) {
            limits.refuse(name, "bad-path", Message.of("pack.files.deep", "most", FileLimits.DEEPEST));
            return true;
        }
        try (InputStream in = zip.getInputStream(entry)) {
            return limits.take(name, new Inflated(in, entry.getCompressedSize()));
        } catch (Inflated.Bomb bomb) {
            limits.refuse(name, "bad-zip", Message.of("pack.files.bomb", "most", MOST_SHRUNK));
            return true;
        }
    }

    /** Zips are often made of the folder instead of its content; then everything lies in that folder. */
    private static SortedMap<String, byte[]> withoutOuterFolder(SortedMap<String, byte[]> files) {
        if (files.isEmpty() || files.containsKey("pack.yaml")) {
            return files;
        }
        String first = files.firstKey();
        String folder = first.substring(0, first.indexOf('/') + 1);
        if (folder.isEmpty() || !files.containsKey(folder + "pack.yaml") || !files.lastKey().startsWith(folder)) {
            return files;
        }
        SortedMap<String, byte[]> inner = new TreeMap<>();
        files.forEach((path, bytes) -> inner.put(path.substring(folder.length()), bytes));
        return inner;
    }

    /** Counts what comes out of a packed file and gives up when it is out of all proportion to what went in. */
    private static final class Inflated extends FilterInputStream {
        static final class Bomb extends IOException {
            private static final long serialVersionUID = 1;
        }

        private final long most;
        private long count;

        Inflated(InputStream in, long packed) {
            super(in);
            most = Math.max(SMALL, Math.max(packed, 1) * MOST_SHRUNK);
        }

        @Override
        public int read(byte[] into, int offset, int length) throws IOException {
            int read = super.read(into, offset, length);
            count += Math.max(read, 0);
            if (count > most) {
                throw new Bomb();
            }
            return read;
        }
    }
}
