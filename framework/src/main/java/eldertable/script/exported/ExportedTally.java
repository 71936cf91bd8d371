package eldertable.script.exported;

import org.graalvm.polyglot.HostAccess.Export;

/** Counts by word, for the length of one hook. */
public final class ExportedTally {
    final int[] counts;

    ExportedTally(int words) {
        counts = new int[words];
    }

    @Export
    public int of(int word) {
        return counts[word];
    }

    @Export
    public void add(int word, int by) {
        counts[word] += by;
    }
}
