package eldertable.lab;

import eldertable.simulation.Tally;
import eldertable.state.Blueprint;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * What came of many games, as sums of whole numbers: in whichever order and on however many machines they were played, the same games
 * give the same ledger. Games are dealt out to a fixed number of batches by their numbers; how much batches differ says how sure
 * each figure is. For one thread at a time.
 */
public final class Ledger {
    static final int BATCHES = 50;
    /** The distributions, besides those of each player's counters. */
    static final int MOVES = 0, OPTIONS = 1, LEAD_CHANGES = 2, MARGIN = 3, ROUNDS = 4;
    private static final int SERIES = 5;

    final Columns columns;
    final long[][] batches;
    final List<Tally> series = new ArrayList<>();
    private String problem;
    private long problemGame = Long.MAX_VALUE;

    public Ledger(Blueprint blueprint) {
        columns = new Columns(blueprint);
        batches = new long[BATCHES][columns.size];
        for (int i = 0; i < SERIES + columns.counters.size() * columns.players; i++) series.add(new Tally());
    }

    static int batchOf(long game) {
        return (int) (game % BATCHES);
    }

    /** What a seat had at the end, by the number of the counter. */
    Tally counter(int counter, int seat) {
        return series.get(SERIES + counter * columns.players + seat);
    }

    public void addAll(Ledger other) {
        if (other.columns.size != columns.size) throw new IllegalArgumentException("ledgers of different games");
        for (int batch = 0; batch < BATCHES; batch++) {
            for (int column = 0; column < columns.size; column++) batches[batch][column] += other.batches[batch][column];
        }
        for (int i = 0; i < series.size(); i++) series.get(i).addAll(other.series.get(i));
        if (other.problem != null) note(other.problemGame, other.problem);
    }

    /** Remembers what went wrong in the first game that failed. */
    void note(long game, String wrong) {
        if (game >= problemGame) return;
        problemGame = game;
        problem = wrong;
    }

    long[] sums() {
        long[] sums = new long[columns.size];
        for (long[] batch : batches) for (int column = 0; column < sums.length; column++) sums[column] += batch[column];
        return sums;
    }

    /** How often a step was come to; 0 for one that there is not. */
    long visits(String step) {
        for (int i = 0; i < columns.steps; i++) if (columns.blueprint.steps.get(i).id().equals(step)) return sum(columns.atStep + i);
        return 0;
    }

    long sum(int column) {
        long sum = 0;
        for (long[] batch : batches) sum += batch[column];
        return sum;
    }

    /** Games that came to their end by the rules: all figures are of these. */
    public long finished() {
        return sum(Columns.FINISHED);
    }

    public long unfinished() {
        return sum(Columns.UNFINISHED);
    }

    public long failed() {
        return sum(Columns.FAILED);
    }

    public long games() {
        return finished() + unfinished() + failed();
    }

    /** What went wrong in the first of the games that failed, or null. */
    public String problem() {
        return problem;
    }

    public void write(DataOutput out) throws IOException {
        out.writeInt(columns.size);
        for (long[] batch : batches) for (long number : batch) out.writeLong(number);
        for (Tally tally : series) tally.write(out);
        out.writeLong(problemGame);
        out.writeUTF(problem == null ? "" : problem.substring(0, Math.min(problem.length(), 2000)));
    }

    /** @throws IOException also when it is the ledger of another game */
    public static Ledger read(Blueprint blueprint, DataInput in) throws IOException {
        Ledger ledger = new Ledger(blueprint);
        if (in.readInt() != ledger.columns.size) throw new IOException("the ledger is of another game");
        for (long[] batch : ledger.batches) for (int column = 0; column < batch.length; column++) batch[column] = in.readLong();
        for (Tally tally : ledger.series) tally.read(in);
        long game = in.readLong();
        String problem = in.readUTF();
        if (!problem.isEmpty()) ledger.note(game, problem);
        return ledger;
    }
}
