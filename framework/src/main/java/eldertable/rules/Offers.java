package eldertable.rules;

import eldertable.state.Code;
import eldertable.state.GameState;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/** What can be chosen next, as codes; and, when asked for, what cannot and why. Reused. */
public final class Offers {
    /** Something that cannot be chosen. */
    public record Refusal(int code, Reason reason) {}

    private static final double MOST_WEIGHT = 1e6;

    private int[] codes = new int[64];
    private double[] weights = new double[64];
    private int size;
    private boolean explaining;
    private boolean fleeting;
    /** The zone whose pieces are offered without being written down, and the table it lies on; or -1. */
    private int zone = -1;
    private GameState table;
    private final List<Refusal> refusals = new ArrayList<>();
    private Reason forbidden;
    /** The first cell of the pool whose kinds are offered, or -1. */
    private int pool = -1;
    public int min;
    public int max;

    public void clear() {
        size = 0;
        zone = -1;
        pool = -1;
        min = 1;
        max = 1;
        if (forbidden != null) forbidden = null;
        if (!refusals.isEmpty()) refusals.clear();
    }

    /** Whether reasons are wanted; they cost memory, so bots do without. */
    public Offers explaining(boolean wanted) {
        explaining = wanted;
        return this;
    }

    /** For somebody who takes one thing before the table changes: then a zone need not be written down piece by piece. */
    public Offers fleeting() {
        fleeting = true;
        return this;
    }

    public boolean isExplaining() {
        return explaining;
    }

    public void copyFrom(Offers other) {
        other.writeDown();
        zone = -1;
        codes = other.codes.clone();
        weights = other.weights.clone();
        size = other.size;
        pool = other.pool;
        explaining = other.explaining;
        refusals.clear();
        refusals.addAll(other.refusals);
        forbidden = other.forbidden;
        min = other.min;
        max = other.max;
    }

    public boolean sameAs(Offers other) {
        writeDown();
        other.writeDown();
        return Arrays.equals(codes, 0, size, other.codes, 0, other.size) && Arrays.equals(weights, 0, size, other.weights, 0, other.size)
            && refusals.equals(other.refusals) && Objects.equals(forbidden, other.forbidden) && min == other.min && max == other.max;
    }

    public int size() {
        return size;
    }

    public int get(int index) {
        return zone < 0 ? codes[index] : Code.piece(table.pieceAt(zone, index));
    }

    public IntStream codes() {
        writeDown();
        return Arrays.stream(codes, 0, size);
    }

    public boolean contains(int code) {
        for (int i = 0; i < size; i++) if (get(i) == code) return true;
        return false;
    }

    public List<Refusal> refusals() {
        return refusals;
    }

    /** Why the move as a whole is not possible, or null. */
    public Reason forbidden() {
        return forbidden;
    }

    public int min() {
        return min;
    }

    public int max() {
        return max;
    }

    public void add(int code) {
        writeDown();
        reserve(size + 1);
        codes[size++] = code;
    }

    /** All pieces of a zone, of offers that are empty so far. */
    public void addZone(GameState state, int from) {
        size = state.zoneSize(from);
        reserve(size);
        zone = from;
        if (table != state) table = state;
        if (!fleeting) writeDown();
    }

    private void writeDown() {
        if (zone < 0) return;
        for (int i = 0; i < size; i++) codes[i] = get(i);
        zone = -1;
    }

    private void reserve(int room) {
        if (room <= codes.length) return;
        codes = Arrays.copyOf(codes, Math.max(room, codes.length * 2));
        weights = Arrays.copyOf(weights, codes.length);
    }

    /** The kinds on offer are those of a pool. Equal kinds lie in many pools, and people are shown which ones are meant. */
    public void addedFrom(int firstCell) {
        pool = firstCell;
    }

    /** The first cell of the pool whose kinds are offered; -1 where it is no pool, or not known. */
    public int pool() {
        return pool;
    }

    public void remove(int index) {
        writeDown();
        size--;
        System.arraycopy(codes, index + 1, codes, index, size - index);
        System.arraycopy(weights, index + 1, weights, index, size - index);
    }

    /** How much a pack's hints think of a choice; 1 is usual. Only for offers that have just been weighed. */
    public double weight(int index) {
        return weights[index];
    }

    public void setWeight(int index, double weight) {
        weights[index] = weight > 0 ? Math.min(weight, MOST_WEIGHT) : 0; // JavaScript has two zeros
    }

    /** Leaves the things from one index up to, without, another; equal neighbours once. */
    public void keepDistinct(int from, int until) {
        writeDown();
        size = 0;
        for (int i = from; i < until; i++) if (i == from || codes[i] != codes[i - 1]) codes[size++] = codes[i];
    }

    public void refuse(int code, Reason reason) {
        if (explaining) refusals.add(new Refusal(code, reason));
    }

    public void forbid(Reason reason) {
        forbidden = reason;
    }
}
