package eldertable.script;

/**
 * What one call of a hook may use.
 *
 * @param statements the most JavaScript statements, 0 for no limit (time and memory still hold)
 */
public record Limits(long statements, long millis, long bytes) {
    public static final Limits PLAY = new Limits(20_000_000, 1_000, 256L << 20);
    /** For games that nobody watches: counting statements costs a fifth of the speed, and the clock stops what never ends. */
    public static final Limits FAST = new Limits(0, 1_000, 256L << 20);
    private static final int LOADING = 2;

    /** Loading takes longer: much of the engine runs there for the first time, and a machine may be slow. */
    long loadingMillis() {
        return LOADING * millis;
    }
}
