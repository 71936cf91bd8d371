package eldertable.api;

/** A sort of thing that has a name in a pack. */
public enum Sort {
    PACK("a pack"), OPTION("an option"), VALUE("a choice"),
    ATTRIBUTE("an attribute", true), GROUP("a group", true), ZONE("a zone", true), COUNTER("a counter", true), POOL("a pool", true),
    DIE("a die", true), BOARD("a board", true),
    SPACE("a space"), TERRAIN("a terrain"), LINK("a kind of link"), WAY("a way"), SPACE_DATA("what a space has"),
    SET("a set of pieces"), KIND("a piece"), WORD("a word"),
    STEP("a step"), STEP_DATA("a value that a step carries", true), PHASE("a phase"), MOVE("a move"), PICK("a pick"),
    SAYING("a line that rules say"), SEAT("a player"), PIECE("a single piece"), TOKEN("a token"), ICON("an icon");

    /** The longest name of anything. */
    public static final int LONGEST_NAME = 60;
    /** A name that is only ever written as a text. */
    public static final String ID = "[A-Za-z][A-Za-z0-9_-]*";
    /** A name that scripts write as a property, as in `me.hand`. */
    public static final String PROPERTY = "[a-z][A-Za-z0-9]*";

    private final String said;
    private final boolean property;

    Sort(String said) {
        this(said, false);
    }

    Sort(String said, boolean property) {
        this.said = said;
        this.property = property;
    }

    /** As messages say it, with its article: "a zone". */
    public String said() {
        return said;
    }

    /** Whether scripts use the name as a property. */
    public boolean isProperty() {
        return property;
    }

    /** What a name of this sort has to look like. */
    public String pattern() {
        return property ? PROPERTY : ID;
    }
}
