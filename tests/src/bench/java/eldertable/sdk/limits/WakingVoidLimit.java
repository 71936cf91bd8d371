package eldertable.sdk.limits;

import eldertable.sdk.measuring.BenchLimit;

/** The Waking Void in plain Java, played at random. */
public final class WakingVoidLimit implements BenchLimit {
    @Override
    public String pack() {
        return "waking-void";
    }

    @Override
    public long play(int players, int games, long seed) {
        PlainChance choices = new PlainChance(~seed);
        long decisions = 0;
        for (int i = 0; i < games; i++) decisions += finish(new WakingVoid(players, seed * games + i), choices);
        return decisions;
    }

    private static long finish(WakingVoid game, PlainChance choices) {
        long decisions = 0;
        while (!game.isOver()) decisions += game.choose(game.options() == 1 ? 0 : choices.below(game.options()));
        return decisions;
    }
}
