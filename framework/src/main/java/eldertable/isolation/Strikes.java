package eldertable.isolation;

import java.util.concurrent.atomic.AtomicInteger;

/** How often the process of a match's rules, or of a bot that thinks about it, had to be ended or ended itself. */
final class Strikes {
    private static final int MOST = 3;

    private final AtomicInteger count = new AtomicInteger();

    void add() {
        count.incrementAndGet();
    }

    boolean areEnough() {
        return count.get() >= MOST;
    }
}
