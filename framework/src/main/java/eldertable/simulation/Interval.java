package eldertable.simulation;

import org.apache.commons.statistics.interval.BinomialConfidenceInterval;

/** Where a share that was measured really lies, with 95 % confidence. */
public record Interval(double low, double high) {
    private static final double ERROR_RATE = 0.05;

    /** Wilson's score interval: sound also for few games and for shares near 0 and 1. Without games, anything is possible. */
    public static Interval ofShare(long hits, long of) {
        if (of == 0) return new Interval(0, 1);
        long scale = 1 + of / Integer.MAX_VALUE; // so many that it makes no difference
        var interval = BinomialConfidenceInterval.WILSON_SCORE.fromErrorRate((int) (of / scale), (int) (hits / scale), ERROR_RATE);
        return new Interval(hits == 0 ? 0 : interval.getLowerBound(), hits == of ? 1 : interval.getUpperBound());
    }

    public boolean contains(double share) {
        return share >= low && share <= high;
    }
}
