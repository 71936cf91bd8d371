package eldertable.pack.model;

/** How often a zone, counter or pool exists: once, once a player, once a member of a group, or once a piece of a set. */
public record Per(Kind kind, String name) {
    public enum Kind { ONCE, PLAYER, GROUP, PIECE }

    /** In words: "the table", "each player". */
    public String whose() {
        return kind == Kind.ONCE ? "the table" : kind == Kind.PIECE ? "each of " + name : "each " + name;
    }

    public static final Per ONCE = new Per(Kind.ONCE, "");
    public static final Per PLAYER = new Per(Kind.PLAYER, "player");
}
