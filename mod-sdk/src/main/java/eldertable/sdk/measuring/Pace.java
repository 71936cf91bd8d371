package eldertable.sdk.measuring;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * How fast a piece of work goes, measured slice by slice: by the clock, and by the processor time that its thread got, which
 * others at work on the machine disturb less but which leaves out what other threads do for it (collecting garbage).
 */
public final class Pace {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final OperatingSystemMXBean PROCESS = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    private static final int STEADY_SLICES = 5;
    private static final double STEADY_SPREAD = 0.1;
    /** While the compiler works on, it takes about a core for itself; collecting garbage takes less. */
    private static final double COMPILING = 0.4;

    /** Some of the work. */
    interface Work {
        /** @return how much was done, counted in whatever is measured */
        long some() throws Exception;
    }

    private final Work work;
    private final List<Double> rates = new ArrayList<>();
    private final List<Double> processorRates = new ArrayList<>();
    /** By slice: how many cores the other threads of this program used meanwhile. */
    private final List<Double> beside = new ArrayList<>();

    Pace(Work work) {
        this.work = work;
    }

    /** Works for a while, at least once, and notes how much was done in a second. */
    void slice(double seconds) throws Exception {
        long used = THREADS.getCurrentThreadCpuTime();
        long usedByAll = PROCESS.getProcessCpuTime();
        long began = System.nanoTime();
        long until = began + (long) (seconds * 1e9);
        long done = 0;
        long now;
        do {
            done += work.some();
            now = System.nanoTime();
        } while (now < until);
        rates.add(done * 1e9 / (now - began));
        long own = Math.max(1, THREADS.getCurrentThreadCpuTime() - used);
        processorRates.add(done * 1e9 / own);
        beside.add((PROCESS.getProcessCpuTime() - usedByAll - own) / (double) (now - began));
    }

    void slices(double seconds, int count) throws Exception {
        for (int i = 0; i < count; i++) slice(seconds);
    }

    /** Whether the last slices were about equally fast, and the compiler has come to rest. */
    boolean isSteady() {
        if (rates.size() < STEADY_SLICES) return false;
        List<Double> last = last(processorRates);
        return Collections.max(last) * (1 - STEADY_SPREAD) <= Collections.min(last) && middling(last(beside)) < COMPILING;
    }

    private static List<Double> last(List<Double> values) {
        return values.subList(values.size() - STEADY_SLICES, values.size());
    }

    void forget() {
        rates.clear();
        processorRates.clear();
        beside.clear();
    }

    /** The rate of the middling slice: others at work on the machine disturb it less than they do the mean. */
    public double rate() {
        return middling(rates);
    }

    /** The same for a second of processor time. */
    public double processorRate() {
        return middling(processorRates);
    }

    private static double middling(List<Double> values) {
        List<Double> sorted = values.stream().sorted().toList();
        return sorted.isEmpty() ? 0 : sorted.get(sorted.size() / 2);
    }

    double last() {
        return rates.isEmpty() ? 0 : rates.get(rates.size() - 1);
    }

    public double slowest() {
        return rates.stream().mapToDouble(Double::doubleValue).min().orElse(0);
    }

    public double fastest() {
        return rates.stream().mapToDouble(Double::doubleValue).max().orElse(0);
    }

    /** Of each slice. */
    List<Double> processorRates() {
        return processorRates;
    }

    /** How long one takes, in processor time. */
    double nanos() {
        return 1e9 / processorRate();
    }
}
