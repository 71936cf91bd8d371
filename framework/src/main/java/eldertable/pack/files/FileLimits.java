package eldertable.pack.files;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.words.Message;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.text.Normalizer;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Takes in the files of a pack one by one, as long as they stay within what a pack may be. */
public final class FileLimits {
    static final int MOST_FILES = 2000;
    /** With all that is ignored or refused: each costs a look, and perhaps a line. */
    static final int MOST_LOOKS = 3 * MOST_FILES;
    static final int MOST_BYTES_EACH = 32 << 20;
    static final long MOST_BYTES = 128L << 20;
    static final int DEEPEST = 8;
    private static final int LONGEST_NAME = 200;
    /** Made from the pack (`eldertable types`). */
    private static final String EDITORS_FOLDER = "types";

    private final String label;
    private final Problems problems;
    private final SortedMap<String, byte[]> files = new TreeMap<>();
    private final Set<String> folded = new HashSet<>();
    private long total;
    private int looks;

    FileLimits(String label, Problems problems) {
        this.label = label;
        this.problems = problems;
    }

    SortedMap<String, byte[]> files() {
        return files;
    }

    /** Files that systems and editors leave behind, and what only tells an author's editor of the pack. */
    public static boolean ignored(String path) {
        if (path.equals(EDITORS_FOLDER) || path.startsWith(EDITORS_FOLDER + "/") || path.equals("jsconfig.json")) return true;
        for (String part : path.split("/")) {
            String name = part.toLowerCase(Locale.ROOT);
            if (name.startsWith(".") && !name.equals("..") && !name.equals(".") || name.startsWith("#") || name.endsWith("~")
                    || name.endsWith(".bak") || name.endsWith(".orig") || name.endsWith(".tmp") || name.endsWith(".swp")
                    || name.equals("__macosx") || name.equals("thumbs.db") || name.equals("desktop.ini")) {
                return true;
            }
        }
        return false;
    }

    /** Says that something else in the pack is looked at. False if that should be the end of it. */
    boolean look() {
        if (++looks == MOST_LOOKS + 1) {
            problems.error("too-many-files", Span.file(label), Message.of("pack.files.too-many-looks", "most", MOST_LOOKS));
        }
        return looks <= MOST_LOOKS;
    }

    /** Reads one file. False if no more should be read, because the pack as a whole is too much. */
    boolean take(String name, InputStream in) throws IOException {
        String path = Normalizer.normalize(name, Normalizer.Form.NFC);
        if (path.length() > LONGEST_NAME) {
            refuse(path.substring(0, LONGEST_NAME) + "…", "bad-path", Message.of("pack.files.long-path"));
            return true;
        }
        if (!folded.add(path.toLowerCase(Locale.ROOT))) {
            refuse(path, "duplicate-file", Message.of("pack.files.same-name"));
            return true;
        }
        if (files.size() >= MOST_FILES) {
            refuse(path, "too-many-files", Message.of("pack.files.too-many", "most", MOST_FILES));
            return false;
        }
        Optional<byte[]> bytes = bounded(in, (int) Math.min(MOST_BYTES_EACH, MOST_BYTES - total));
        if (bytes.isEmpty()) {
            refuse(path, "file-too-large", Message.of("pack.files.too-large", "most", MOST_BYTES_EACH >> 20, "all", MOST_BYTES >> 20));
            return total + MOST_BYTES_EACH <= MOST_BYTES;
        }
        total += bytes.get().length;
        files.put(path, bytes.get());
        return true;
    }

    void refuse(String path, String code, Message message) {
        problems.error(code, Span.file(label + "/" + path), message);
    }

    /** Reads to the end, unless that is further than allowed. What a zip claims about sizes is never believed. */
    private static Optional<byte[]> bounded(InputStream in, int most) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] buffer = new byte[16384];
        for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
            if (out.size() + read > most) {
                return Optional.empty();
            }
            out.write(buffer, 0, read);
        }
        return Optional.of(out.toByteArray());
    }
}
