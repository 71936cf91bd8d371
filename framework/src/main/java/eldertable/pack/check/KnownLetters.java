package eldertable.pack.check;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.BitSet;

/** Which letters the program's typefaces have. A list of them is kept beside it, since packs are read without anything that draws. */
public final class KnownLetters {
    /** The first that is listed; all before are there. */
    public static final int FIRST_LISTED = 0x180;

    private final BitSet listed = new BitSet();

    public KnownLetters() {
        try (InputStream in = KnownLetters.class.getResourceAsStream("letters.txt")) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            text.lines().filter(line -> !line.startsWith("#")).flatMap(line -> Arrays.stream(line.split(" "))).forEach(this::add);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private void add(String range) {
        String[] ends = range.split("-");
        listed.set(Integer.parseInt(ends[0], 16), Integer.parseInt(ends[ends.length - 1], 16) + 1);
    }

    public boolean has(int character) {
        return character < FIRST_LISTED || listed.get(character);
    }
}
