package eldertable.sdk.limits;

import eldertable.sdk.limits.TidesOfMadness.Asked;
import eldertable.sdk.measuring.BenchLimit;

/** Tides of Madness in plain Java, played at random. */
public final class TidesOfMadnessLimit implements BenchLimit {
    private long random;

    @Override
    public String pack() {
        return "tides-of-madness";
    }

    @Override
    public long play(int players, int games, long seed) {
        random = seed;
        long decisions = 0;
        for (int i = 0; i < games; i++) {
            TidesOfMadness game = new TidesOfMadness(TidesOfMadness.shuffled(this::below));
            decisions += finish(game);
        }
        return decisions;
    }

    /** Plays a game to its end; gives how many decisions that took. */
    public long finish(TidesOfMadness game) {
        long decisions = 0;
        for (; game.asked() != Asked.NOTHING; decisions++) {
            int options = game.options();
            game.choose(options == 1 ? 0 : below(options));
        }
        return decisions;
    }

    /** SplitMix64, as the framework uses it. */
    private int below(int bound) {
        random += 0x9E3779B97F4A7C15L;
        long z = (random ^ random >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        z ^= z >>> 31;
        return (int) ((z >>> 32) * bound >>> 32);
    }
}
