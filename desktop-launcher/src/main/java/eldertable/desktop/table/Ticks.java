package eldertable.desktop.table;

/** The marks beside a plot: whole numbers, evenly apart, that people count in. */
final class Ticks {
    private static final int MOST = 6;

    private Ticks() {}

    /** How far they are apart: 1, 2, 5, 10, 20 … so that there are a handful from one number to the other. */
    static int step(int low, int high) {
        int step = 1;
        while ((high - low + step - 1) / step > MOST) step = next(step);
        return step;
    }

    private static int next(int step) {
        int ten = (int) Math.pow(10, (int) Math.log10(step)), lead = step / ten;
        return lead == 1 ? 2 * ten : lead == 2 ? 5 * ten : 10 * ten;
    }
}
