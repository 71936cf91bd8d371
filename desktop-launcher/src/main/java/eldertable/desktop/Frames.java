package eldertable.desktop;

import eldertable.words.Amount;
import eldertable.words.Message;
import eldertable.words.Tongue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How the picture flows: from one frame to the next while something moves, and how long drawing takes. The first second of the
 * window is left out, in which everything is seen for the first time.
 */
final class Frames {
    private static final int MOST = 200_000;
    private static final long WARM_UP = 1_000_000_000L;

    private final long opened = System.nanoTime();
    private long[] drawing = new long[1024], between = new long[1024];
    private int drawn, moved;
    private long begun, last;
    private boolean moving;

    void begin() {
        long now = System.nanoTime();
        if (moving && now - opened > WARM_UP) {
            if (moved == between.length) between = Arrays.copyOf(between, Math.min(MOST, moved * 2));
            if (moved < between.length) between[moved++] = now - last;
        }
        last = begun = now;
    }

    /** @param more whether another frame is wanted at once */
    void end(boolean more) {
        moving = more;
        if (begun - opened < WARM_UP) return;
        if (drawn == drawing.length) drawing = Arrays.copyOf(drawing, Math.min(MOST, drawn * 2));
        if (drawn < drawing.length) drawing[drawn++] = System.nanoTime() - begun;
    }

    String report(Tongue tongue) {
        long[] gaps = Arrays.copyOf(between, moved), strokes = Arrays.copyOf(drawing, drawn);
        Arrays.sort(gaps);
        Arrays.sort(strokes);
        double sum = Arrays.stream(gaps).sum() / 1e9;
        long slow = Arrays.stream(gaps).filter(gap -> gap > 100_000_000).count();
        return String.join(System.lineSeparator(),
            tongue.say("opening.frames", "frames", drawn, "half", at(strokes, 0.5), "most", at(strokes, 0.95), "worst", at(strokes, 1)),
            tongue.say("opening.frames.moving", "pace", Amount.of(sum == 0 ? 0 : moved / sum, 1), "seconds", Amount.of(sum, 1), "most", at(gaps, 0.95), "worst", at(gaps, 1), "slow", slow),
            tongue.say(memory()));
    }

    private static BigDecimal at(long[] sorted, double part) {
        return Amount.of(sorted.length == 0 ? 0 : sorted[Math.min(sorted.length - 1, (int) (part * sorted.length))] / 1e6, 1);
    }

    private static Message memory() {
        return resident("VmHWM").map(most -> Message.of("opening.frames.resident", "megabytes", most))
            .orElseGet(() -> Message.of("opening.frames.heap", "megabytes", Runtime.getRuntime().totalMemory() >> 20));
    }

    /** What the program takes, in megabytes: VmRSS now, VmHWM at most. Only Linux tells simply. */
    static Optional<Long> resident(String which) {
        try (Stream<String> lines = Files.lines(Path.of("/proc/self/status"))) {
            return lines.filter(line -> line.startsWith(which)).findFirst().map(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024);
        } catch (IOException | UncheckedIOException | NumberFormatException elsewhere) {
            return Optional.empty();
        }
    }
}
