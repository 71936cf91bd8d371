package eldertable.pack.model;

import java.util.Arrays;
import java.util.List;

/** What sorts of components a pack can have. Checks, texts and icons go by this list, and need not know one of them by name. */
public enum ComponentSort {
    ZONE("zone", "zones"),
    COUNTER("counter", "counters"),
    POOL("pool", "pools"),
    DIE("die", "dice"),
    BOARD("board", "boards");

    private final String noun;
    private final String section;

    ComponentSort(String noun, String section) {
        this.noun = noun;
        this.section = section;
    }

    /** What authors call one of them. */
    public String noun() {
        return noun;
    }

    /** The key under which components.yaml, the texts and table.yaml list them. */
    public String section() {
        return section;
    }

    public static List<String> sections() {
        return Arrays.stream(values()).map(ComponentSort::section).toList();
    }
}
