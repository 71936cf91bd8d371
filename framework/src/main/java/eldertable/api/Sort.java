package eldertable.api;

import eldertable.words.Message;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** A sort of thing that has a name in a pack. */
public enum Sort {
    PACK("a pack"), OPTION("an option"), PRESET("a preset"), VALUE("a choice"), KNOB("a knob"),
    ATTRIBUTE("an attribute", true), GROUP("a group", true),
    ZONE("a zone", "zones", true, "Zone"), COUNTER("a counter", "counters", false, "number"), POOL("a pool", "pools", true, "Pool"),
    DIE("a die", "dice", false, ""), BOARD("a board", "boards", true, "Board"), TRAY("a tray", "trays", true, "Tray"),
    SPACE("a space"), TERRAIN("a terrain"), LINK("a kind of link"), WAY("a way"), SPACE_DATA("what a space has"),
    SET("a set of pieces"), KIND("a piece"), WORD("a word"),
    STEP("a step"), STEP_DATA("a value that a step carries", true), PHASE("a phase"), MOVE("a move"), PICK("a pick"),
    EVENT("an event"), QUESTION("a question"), DETAIL("a detail", true),
    SAYING("a line that rules say"), REASON("a reason that rules give"), SEAT("a player"), PIECE("a single piece"), TOKEN("a token"), ICON("an icon"), LESSON("a lesson");

    /** The longest name of anything. */
    public static final int LONGEST_NAME = 60;
    /** A name that is only ever written as a text. */
    public static final String ID = "[A-Za-z][A-Za-z0-9_-]*";
    /** A name that scripts write as a property, as in `me.hand`. */
    public static final String PROPERTY = "[a-z][A-Za-z0-9]*";

    private final String said;
    private final boolean property;
    private final String section;
    private final boolean placed;
    private final String scriptType;

    Sort(String said) {
        this(said, false);
    }

    Sort(String said, boolean property) {
        this(said, property, "", false, "");
    }

    /**
     * A sort of component.
     *
     * @param placed     whether it has a place on the table, which table.yaml may choose
     * @param scriptType what stands for it in scripts, "" if nothing does
     */
    Sort(String said, String section, boolean placed, String scriptType) {
        this(said, true, section, placed, scriptType);
    }

    Sort(String said, boolean property, String section, boolean placed, String scriptType) {
        this.said = said;
        this.property = property;
        this.section = section;
        this.placed = placed;
        this.scriptType = scriptType;
    }

    /**
     * The sorts of components, in the order in which they are laid out. Readers, checks, texts and icons go by this list and need
     * not know one of them by name.
     */
    public static List<Sort> components() {
        return Arrays.stream(values()).filter(sort -> !sort.section.isEmpty()).toList();
    }

    /** Of components: the key under which components.yaml, the texts and table.yaml list them. */
    public String section() {
        return section;
    }

    /** Whether it is a component with a place on the table. */
    public boolean isPlaced() {
        return placed;
    }

    /** The type of the property by which scripts find such a component; "" if they find none. */
    public String scriptType() {
        return scriptType;
    }

    /** One of them, for messages in any language: "a zone". */
    public Message named() {
        return Message.of("api.sort." + name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }

    /** The same without its article: "zone". */
    public Message bare() {
        return Message.of("api.noun." + name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }

    /** Without an article: "zone". */
    public String noun() {
        return said.substring(said.indexOf(' ') + 1);
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
