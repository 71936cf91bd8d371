package eldertable.server.web;

import java.util.concurrent.TimeUnit;

/** How many messages one line may send: some at once, and then so many a second. */
final class LineRate {
    private static final int AT_ONCE = 3;
    private static final int MOST_REFUSED = 1000;

    private final double aSecond;
    private double left;
    private long at = System.nanoTime();
    private int refused;

    /** @param aSecond how many, on the whole; so many for some seconds may come at once */
    LineRate(double aSecond) {
        this.aSecond = aSecond;
        left = aSecond * AT_ONCE;
    }

    /** Whether one more may come now. */
    boolean take() {
        long now = System.nanoTime();
        left = Math.min(aSecond * AT_ONCE, left + (now - at) * aSecond / TimeUnit.SECONDS.toNanos(1));
        at = now;
        if (left < 1) {
            refused++;
            return false;
        }
        left--;
        return true;
    }

    /** Whether it does not listen to being told so. */
    boolean isHopeless() {
        return refused > MOST_REFUSED;
    }
}
