package eldertable.desktop.table;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/** What stands beside a plot: whole numbers, evenly apart, that people count in, and marks at the ends of its lines. */
final class Ticks {
    private static final int MOST = 6;

    private Ticks() {}

    /** How far they are apart: 1, 2, 5, 10, 20 … so that there are a handful from one number to the other. */
    static int step(int low, int high) {
        int step = 1;
        while ((high - low + step - 1) / step > MOST) step = next(step);
        return step;
    }

    /** Where marks stand that belong to those heights: as near to them as they can without touching, in their order. */
    static float[] apart(float[] wanted, float gap, float low, float high) {
        int n = wanted.length;
        Integer[] upwards = IntStream.range(0, n).boxed().toArray(Integer[]::new);
        Arrays.sort(upwards, Comparator.<Integer>comparingDouble(i -> wanted[i]).thenComparing(Comparator.reverseOrder()));
        float[] at = new float[n];
        float least = low;
        for (int i : upwards) {
            at[i] = Math.max(wanted[i], least);
            least = at[i] + gap;
        }
        float most = high;
        for (int i = n - 1; i >= 0; i--) { // back again from where the uppermost were pushed out
            at[upwards[i]] = Math.min(at[upwards[i]], most);
            most = at[upwards[i]] - gap;
        }
        return at;
    }

    private static int next(int step) {
        int ten = (int) Math.pow(10, (int) Math.log10(step)), lead = step / ten;
        return lead == 1 ? 2 * ten : lead == 2 ? 5 * ten : 10 * ten;
    }
}
