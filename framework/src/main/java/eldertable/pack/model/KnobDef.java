package eldertable.pack.model;

import eldertable.diagnostic.Span;

/**
 * A whole number that rules go by. Mods may set it and the balance lab may turn it.
 *
 * @param about one sentence for authors, "" for none
 */
public record KnobDef(String id, int value, int min, int max, String about, Span span) {
    /** Whether it says how far it may be turned. */
    public boolean hasRange() {
        return min > Integer.MIN_VALUE && max < Integer.MAX_VALUE && min < max;
    }
}
