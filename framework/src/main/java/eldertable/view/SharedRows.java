package eldertable.view;

import java.util.Arrays;

/** A long row of things of which copies share what none of them has changed: after a move little is other than before it, and both are kept. */
final class SharedRows<T> {
    private static final int SHIFT = 5, LONG = 1 << SHIFT;

    private final Object[][] rows;
    /** Whether a row is this one's alone. */
    private final boolean[] own;

    SharedRows(int length) {
        this(new Object[(length + LONG - 1) / LONG][LONG]);
        Arrays.fill(own, true);
    }

    private SharedRows(Object[][] rows) {
        this.rows = rows;
        own = new boolean[rows.length];
    }

    SharedRows<T> copy() {
        Arrays.fill(own, false);
        return new SharedRows<>(rows.clone());
    }

    @SuppressWarnings("unchecked")
    T get(int index) {
        return (T) rows[index >> SHIFT][index & LONG - 1];
    }

    void set(int index, T thing) {
        int row = index >> SHIFT, at = index & LONG - 1;
        if (rows[row][at] == thing) return;
        if (!own[row]) {
            rows[row] = rows[row].clone();
            own[row] = true;
        }
        rows[row][at] = thing;
    }
}
