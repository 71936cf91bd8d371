package eldertable.sdk.measuring;

/**
 * A pack's game written by hand in plain Java, as one would without a framework: the limit that {@code bench} compares the
 * pack with. It plays decision by decision, as the pack does. Found as a service in the jars of build/stage/lib/bench.
 */
public interface BenchLimit {
    /** The id of the pack. */
    String pack();

    /**
     * Plays games in which every pick is made at random, evenly, from what the pack would offer.
     *
     * @return how many decisions were made, counted as for the pack
     */
    long play(int players, int games, long seed);
}
