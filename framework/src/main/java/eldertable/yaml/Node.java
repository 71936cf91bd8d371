package eldertable.yaml;

import eldertable.diagnostic.Span;
import eldertable.words.Message;

/** A piece of a YAML file as it was written, which knows where it stands. Immutable; safe to share. */
public sealed interface Node permits MapNode, ListNode, ScalarNode {
    /** Where the node begins. */
    Span span();

    /** What it is, for messages: "a map", "a list", "a number" … */
    Message described();

    /**
     * The node as plain values: Integer, Boolean, String (also for fractions and empty values), and immutable lists
     * and maps of these, maps in the order written.
     */
    Object plain();

    /** Whether nothing was written, as in `key:` or `key: null`. */
    default boolean isEmptyValue() {
        return false;
    }
}
