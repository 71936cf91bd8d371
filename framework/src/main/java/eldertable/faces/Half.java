package eldertable.faces;

/** Which half counts of a card that has two, where it lies now. */
public enum Half {
    BOTH, UPPER, LOWER,
    /** The lower one, and the card lies with that half on top. */
    TURNED
}
