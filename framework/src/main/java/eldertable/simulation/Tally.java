package eldertable.simulation;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/** How often each whole number came up. It keeps counts and no sums, so the order in which tallies are joined is all one. */
public final class Tally {
    private static final int SMALL = 1024;

    private final long[] small = new long[SMALL];
    private final TreeMap<Integer, Long> others = new TreeMap<>();
    private long count;

    public void add(int value) {
        add(value, 1);
    }

    public void add(int value, long times) {
        count += times;
        if (value >= 0 && value < SMALL) small[value] += times;
        else others.merge(value, times, Long::sum);
    }

    public void addAll(Tally other) {
        other.inOrder().forEach(this::add);
    }

    public void clear() {
        Arrays.fill(small, 0);
        others.clear();
        count = 0;
    }

    public long count() {
        return count;
    }

    /** 0 when nothing was counted, as for all that follow. */
    public double mean() {
        if (count == 0) return 0;
        double sum = 0;
        for (var entry : inOrder().entrySet()) sum += (double) entry.getKey() * entry.getValue();
        return sum / count;
    }

    /** The standard deviation of the numbers as a sample. */
    public double deviation() {
        if (count < 2) return 0;
        double mean = mean();
        double squares = 0;
        for (var entry : inOrder().entrySet()) squares += Math.pow(entry.getKey() - mean, 2) * entry.getValue();
        return Math.sqrt(squares / (count - 1));
    }

    public int min() {
        return percentile(0);
    }

    public int max() {
        return percentile(100);
    }

    /** The smallest number that so many in a hundred do not exceed. */
    public int percentile(int percent) {
        long rank = Math.max(1, (count * percent + 99) / 100);
        long passed = 0;
        for (var entry : inOrder().entrySet()) {
            passed += entry.getValue();
            if (passed >= rank) return entry.getKey();
        }
        return 0;
    }

    /** How often each number came up, the smallest first. */
    public Map<Integer, Long> counts() {
        return inOrder();
    }

    private TreeMap<Integer, Long> inOrder() {
        TreeMap<Integer, Long> all = new TreeMap<>(others);
        for (int value = 0; value < SMALL; value++) if (small[value] > 0) all.put(value, small[value]);
        return all;
    }

    public void write(DataOutput out) throws IOException {
        Map<Integer, Long> all = inOrder();
        out.writeInt(all.size());
        for (var entry : all.entrySet()) {
            out.writeInt(entry.getKey());
            out.writeLong(entry.getValue());
        }
    }

    /** Adds what another one wrote. */
    public void read(DataInput in) throws IOException {
        for (int left = in.readInt(); left > 0; left--) add(in.readInt(), in.readLong());
    }

    /** For JSON. */
    public Map<String, Object> summary() {
        Map<String, Object> summary = new LinkedHashMap<>();
        summary.put("mean", mean());
        summary.put("sd", deviation());
        summary.put("min", min());
        for (int percent : new int[] {5, 25, 50, 75, 95}) summary.put("p" + percent, percentile(percent));
        summary.put("max", max());
        return summary;
    }
}
