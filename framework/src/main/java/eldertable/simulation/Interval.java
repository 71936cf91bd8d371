package eldertable.simulation;

/** Where a share that was measured really lies, with 95 % confidence. */
public record Interval(double low, double high) {
    private static final double Z = 1.959963984540054;

    /** Wilson's score interval: sound also for few games and for shares near 0 and 1. Without games, anything is possible. */
    public static Interval ofShare(long hits, long of) {
        if (of == 0) return new Interval(0, 1);
        double share = (double) hits / of;
        double square = Z * Z / of;
        double middle = (share + square / 2) / (1 + square);
        double half = Z * Math.sqrt(share * (1 - share) / of + square / of / 4) / (1 + square);
        return new Interval(hits == 0 ? 0 : middle - half, hits == of ? 1 : middle + half);
    }

    public boolean contains(double share) {
        return share >= low && share <= high;
    }
}
