package eldertable.sdk.limits;

/** SplitMix64, seeded as the framework seeds a game: the same seed shuffles here as there. */
final class PlainChance {
    private long state;

    PlainChance(long seed) {
        state = seed * 0x9E3779B97F4A7C15L + 0x632BE59BD9B4E019L;
    }

    /** Evenly from 0 to bound-1. */
    int below(int bound) {
        state += 0x9E3779B97F4A7C15L;
        long z = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        z ^= z >>> 31;
        return (int) ((z >>> 32) * bound >>> 32);
    }
}
