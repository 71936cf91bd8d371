package eldertable.api;

import java.util.Arrays;
import java.util.List;

/**
 * The sorts of components that a pack can have, in the order in which they are laid out. Readers, checks, texts and icons go by
 * this list and need not know one of them by name.
 */
public enum ComponentSort {
    ZONE(Sort.ZONE, "zones", true),
    COUNTER(Sort.COUNTER, "counters", false),
    POOL(Sort.POOL, "pools", true),
    DIE(Sort.DIE, "dice", false),
    BOARD(Sort.BOARD, "boards", true);

    private final Sort sort;
    private final String section;
    private final boolean placed;

    ComponentSort(Sort sort, String section, boolean placed) {
        this.sort = sort;
        this.section = section;
        this.placed = placed;
    }

    public Sort sort() {
        return sort;
    }

    /** What authors call one of them, "zone". */
    public String noun() {
        return sort.said().substring(sort.said().indexOf(' ') + 1);
    }

    /** The key under which components.yaml, the texts and table.yaml list them. */
    public String section() {
        return section;
    }

    /** Whether it has a place on the table of its own, which table.yaml may choose. */
    public boolean isPlaced() {
        return placed;
    }

    public static List<String> sections() {
        return Arrays.stream(values()).map(ComponentSort::section).toList();
    }
}
