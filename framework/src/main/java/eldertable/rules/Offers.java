package eldertable.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/** What can be chosen next, as codes; and, when asked for, what cannot and why. Reused. */
public final class Offers {
    /** Something that cannot be chosen. */
    public record Refusal(int code, String reason) {}

    private static final double MOST_WEIGHT = 1e6;

    private int[] codes = new int[64];
    private double[] weights = new double[64];
    private int size;
    private boolean explaining;
    private final List<Refusal> refusals = new ArrayList<>();
    private String forbidden;
    public int min;
    public int max;

    public void clear() {
        size = 0;
        min = 1;
        max = 1;
        forbidden = null;
        if (!refusals.isEmpty()) refusals.clear();
    }

    /** Whether reasons are wanted; they cost memory, so bots do without. */
    public Offers explaining(boolean wanted) {
        explaining = wanted;
        return this;
    }

    public boolean isExplaining() {
        return explaining;
    }

    public void copyFrom(Offers other) {
        codes = other.codes.clone();
        weights = other.weights.clone();
        size = other.size;
        explaining = other.explaining;
        refusals.clear();
        refusals.addAll(other.refusals);
        forbidden = other.forbidden;
        min = other.min;
        max = other.max;
    }

    public boolean sameAs(Offers other) {
        return Arrays.equals(codes, 0, size, other.codes, 0, other.size) && Arrays.equals(weights, 0, size, other.weights, 0, other.size)
            && refusals.equals(other.refusals) && Objects.equals(forbidden, other.forbidden) && min == other.min && max == other.max;
    }

    public int size() {
        return size;
    }

    public int get(int index) {
        return codes[index];
    }

    public IntStream codes() {
        return Arrays.stream(codes, 0, size);
    }

    public boolean contains(int code) {
        for (int i = 0; i < size; i++) if (codes[i] == code) return true;
        return false;
    }

    public List<Refusal> refusals() {
        return refusals;
    }

    /** Why the move as a whole is not possible, or null. */
    public String forbidden() {
        return forbidden;
    }

    public int min() {
        return min;
    }

    public int max() {
        return max;
    }

    public void add(int code) {
        if (size == codes.length) {
            codes = Arrays.copyOf(codes, size * 2);
            weights = Arrays.copyOf(weights, size * 2);
        }
        codes[size++] = code;
    }

    public void remove(int index) {
        size--;
        System.arraycopy(codes, index + 1, codes, index, size - index);
        System.arraycopy(weights, index + 1, weights, index, size - index);
    }

    /** How much a pack's hints think of a choice; 1 is usual. Only for offers that have just been weighed. */
    public double weight(int index) {
        return weights[index];
    }

    public void setWeight(int index, double weight) {
        weights[index] = weight >= 0 ? Math.min(weight, MOST_WEIGHT) : 0;
    }

    /** Leaves the things from one index up to, without, another; equal neighbours once. */
    public void keepDistinct(int from, int until) {
        size = 0;
        for (int i = from; i < until; i++) if (i == from || codes[i] != codes[i - 1]) codes[size++] = codes[i];
    }

    public void refuse(int code, String reason) {
        if (explaining) refusals.add(new Refusal(code, reason));
    }

    public void forbid(String reason) {
        forbidden = reason;
    }
}
