package eldertable.sdk.measuring;

import eldertable.rules.RuleEngine;
import eldertable.words.Message;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * Where the time of random games goes, by looking at the clock before and after each call of a hook. What looking costs is taken off, and what a
 * decision takes in all is measured while nobody looks, since writing down what was seen takes long too.
 */
public final class TimeShares {
    private static final int LOOKS = 200_000;
    private static final Message CHANGING = Message.of("bench.share.changing"), ASKING = Message.of("bench.share.asking"), OTHERS = Message.of("bench.share.others"),
        FRAMEWORK = Message.of("bench.share.framework"), GARBAGE = Message.of("bench.share.garbage");

    /** @param share of the time, from 0 to 1; @param calls a decision */
    public record Share(Message part, double share, double calls) {}

    private static final class Sum {
        long nanos, calls;
    }

    private final Map<Message, Sum> parts = new LinkedHashMap<>();

    private TimeShares() {
        for (Message part : List.of(CHANGING, ASKING, OTHERS)) parts.put(part, new Sum());
    }

    /** @param game plays one game and tells how many decisions that took */
    static List<Share> measure(RuleEngine engine, LongSupplier game, double seconds) {
        TimeShares shares = new TimeShares();
        double look = look();
        long collecting = collecting(), began = System.nanoTime(), unwatched = play(game, seconds);
        double all = System.nanoTime() - began, garbage = (collecting() - collecting) * 1e6;
        engine.watchHooks(shares::called);
        long watched = play(game, seconds);
        engine.watchHooks(null);
        return shares.of(all / unwatched, garbage / all, look, watched);
    }

    /** @return how many decisions were made, at least one */
    private static long play(LongSupplier game, double seconds) {
        long began = System.nanoTime(), decisions = 0;
        do decisions += game.getAsLong(); while (System.nanoTime() - began < seconds * 1e9);
        return Math.max(1, decisions);
    }

    private void called(String hook, long nanos) {
        Sum sum = parts.get(partOf(hook));
        sum.nanos += nanos;
        sum.calls++;
    }

    /** By what a hook is called: "Move 'keep' (apply)", "Step 'draft' (which moves are open)". */
    private static Message partOf(String hook) {
        String part = hook.substring(hook.lastIndexOf('(') + 1);
        if (part.startsWith("apply") || part.startsWith("run") || part.startsWith("done")) return CHANGING;
        return part.startsWith("pick") || part.startsWith("when") || part.startsWith("check") || part.startsWith("which") ? ASKING : OTHERS;
    }

    /** @param each nanoseconds of a decision in all */
    private List<Share> of(double each, double garbage, double look, long decisions) {
        double rest = each;
        List<Share> shares = new ArrayList<>();
        for (Map.Entry<Message, Sum> part : parts.entrySet()) {
            Sum sum = part.getValue();
            if (sum.calls == 0) continue;
            double nanos = Math.max(0, sum.nanos - look * sum.calls) / decisions;
            rest -= nanos;
            shares.add(new Share(part.getKey(), nanos / each, sum.calls / (double) decisions));
        }
        shares.add(new Share(FRAMEWORK, Math.max(0, rest) / each, 0));
        shares.add(new Share(GARBAGE, garbage, 0));
        return shares;
    }

    /** What one look at the clock costs, in nanoseconds. */
    private static double look() {
        long began = System.nanoTime(), last = began;
        for (int i = 0; i < LOOKS; i++) last = Math.max(last, System.nanoTime());
        return (last - began) / (double) LOOKS;
    }

    private static long collecting() {
        return ManagementFactory.getGarbageCollectorMXBeans().stream().mapToLong(GarbageCollectorMXBean::getCollectionTime).sum();
    }
}
