package eldertable.sdk.endurance;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;

/**
 * What came of a long run.
 *
 * @param done     by what was done, how often: matches, moves, taken back, reloads …
 * @param samples  taken between matches, in order
 * @param failures what must not happen, in words
 */
public record SoakResult(Duration time, Map<String, Long> done, List<Vitals> samples, List<String> failures) {
    /** With fewer samples growth cannot be told from warming up. */
    private static final int ENOUGH = 12;
    private static final long HEAP_NOISE = 12, THREAD_NOISE = 2, HANDLE_NOISE = 4;
    private static final double HEAP_GROWTH = 1.15;

    public boolean isLongEnough() {
        return samples.size() >= ENOUGH;
    }

    /** What has grown from the second quarter to the last one: in the first a program still warms up. */
    public List<String> grown() {
        List<String> grown = new ArrayList<>();
        if (!isLongEnough()) return grown;
        if (late(Vitals::heap) > early(Vitals::heap) * HEAP_GROWTH + HEAP_NOISE) grown.add("heap");
        if (late(Vitals::threads) > early(Vitals::threads) + THREAD_NOISE) grown.add("threads");
        if (late(Vitals::contexts) > early(Vitals::contexts)) grown.add("script contexts");
        if (late(Vitals::handles) > early(Vitals::handles) + HANDLE_NOISE) grown.add("open files");
        return grown;
    }

    public long early(ToLongFunction<Vitals> of) {
        return middle(samples.subList(samples.size() / 4, Math.max(samples.size() / 4 + 1, samples.size() / 2)), of);
    }

    public long late(ToLongFunction<Vitals> of) {
        return middle(samples.subList(samples.size() * 3 / 4, samples.size()), of);
    }

    private static long middle(List<Vitals> some, ToLongFunction<Vitals> of) {
        return some.stream().mapToLong(of).sorted().skip(some.size() / 2).findFirst().orElse(0);
    }
}
