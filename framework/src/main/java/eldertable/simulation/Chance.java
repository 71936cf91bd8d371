package eldertable.simulation;

/** Even random numbers that a seed determines entirely (SplitMix64). It is seeded anew rather than made anew. */
public final class Chance {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;
    private long state;

    public Chance seed(long seed) {
        state = seed;
        return this;
    }

    /** From 0 up to, without, the bound. */
    public int below(int bound) {
        state += GOLDEN;
        return (int) ((mixed(state) >>> 32) * bound >>> 32);
    }

    /** From 0 up to, without, 1. */
    public double fraction() {
        return below(1 << 30) / (double) (1 << 30);
    }

    /** True with that probability. */
    public boolean happens(double probability) {
        return probability > 0 && below(1 << 30) < probability * (1 << 30);
    }

    /** The seed of one of many things that hang on one seed; neighbours have nothing in common. */
    public static long derive(long seed, long index) {
        return mixed(mixed(seed + GOLDEN) + index * GOLDEN);
    }

    private static long mixed(long value) {
        long z = (value ^ value >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
