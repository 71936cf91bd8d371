package eldertable.script.exported;

import org.graalvm.polyglot.HostAccess.Export;

/** Counters and pools: cells of the state that hold a number each. */
public final class ExportedCells extends Part {
    @Export
    public int count(int cell) {
        return state.count(cell);
    }

    @Export
    public void setCount(int cell, int value) {
        changing().setCount(cell, value);
    }

    @Export
    public int sum(int first, int count) {
        int sum = 0;
        for (int i = first; i < first + count; i++) sum += state.count(i);
        return sum;
    }

    /** Counts times slot numbers from 1, of cells that lie so far apart. */
    @Export
    public int weigh(int first, int apart, int slots) {
        int sum = 0;
        for (int slot = 1, cell = first; slot <= slots; slot++, cell += apart) sum += slot * state.count(cell);
        return sum;
    }
}
