package eldertable.api;

import static eldertable.api.ScriptMember.given;
import static eldertable.api.ScriptMember.method;
import static eldertable.api.ScriptMember.optional;
import static eldertable.api.ScriptMember.read;
import static eldertable.api.ScriptType.authored;
import static eldertable.api.ScriptType.type;
import static eldertable.api.YamlForm.any;
import static eldertable.api.YamlForm.anything;
import static eldertable.api.YamlForm.bracketed;
import static eldertable.api.YamlForm.choice;
import static eldertable.api.YamlForm.either;
import static eldertable.api.YamlForm.list;
import static eldertable.api.YamlForm.map;
import static eldertable.api.YamlForm.name;
import static eldertable.api.YamlForm.nothing;
import static eldertable.api.YamlForm.number;
import static eldertable.api.YamlForm.text;
import static eldertable.api.YamlForm.word;
import static eldertable.api.YamlKey.optional;
import static eldertable.api.YamlKey.required;
import static eldertable.api.YamlSection.line;
import static eldertable.api.YamlSection.section;

import eldertable.api.ScriptMember.Parameter;
import eldertable.api.YamlForm.Either;

/** What authors write about boards. */
public final class BoardApi {
    /** Distances between all pairs of spaces are kept ready, so a board cannot grow without end. */
    public static final int MOST_SPACES = 1000;
    /** From each space to each other, for each way: so many are known beforehand. */
    public static final int MOST_DISTANCES = 8_000_000;
    /** The kind of ordinary links, and the way over all of a board. */
    public static final String STEP = "step";

    private static final YamlForm SPACE_NAMES = list(name(Sort.SPACE));

    public static final YamlSection SPACE_DATA = section("a space", "What is known of a space.",
        optional("terrain", name(Sort.TERRAIN), "What it is made of, which says who may go there."))
        .and(line(text(), anything(), "Whatever rules want to know of it: they read it as a property of the space."));

    /** Nothing, its terrain, or more. */
    public static final Either SPACE = either(nothing(), name(Sort.TERRAIN), SPACE_DATA);

    public static final YamlSection LINK = section("a link", "A link between two spaces, in both directions.",
        required("from", any(Sort.SPACE), "The space at one end."),
        required("to", any(Sort.SPACE), "The space at the other end."),
        optional("kind", text(), STEP, "What ways and table.yaml call such links."));

    public static final YamlSection WAY = section("a way", "A way to move over a board.",
        required("over", either(choice(ComponentApi.ALL), list(any(Sort.TERRAIN))), "The terrains that may be walked through."),
        optional("ends", list(any(Sort.TERRAIN)), "Terrains that may only be the first or last space of a way."),
        optional("links", list(any(Sort.LINK)), "The kinds of links that may be used besides ordinary steps."));

    public static final YamlSection DEFINITION = section("a board", "Spaces with links, on which pieces stand; it is a zone too.",
        required("spaces", either(map(name(Sort.SPACE), SPACE), SPACE_NAMES),
            "Its spaces: their names, perhaps with what is known of each.")
            .unless("grid").notWith("grid"),
        optional("grid", list(text("", "##.#")),
            "Its spaces drawn row by row, one character each; they are named after column and row, such as B3."),
        required("legend", map(text(".", "#"), SPACE),
            "What the characters of the grid stand for; a blank that is not explained is a hole.")
            .onlyWith("grid"),
        optional("columns", text("(([A-Za-z])(?!.*\\2))+", "ABCD"), "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
            "The letters that name the grid's columns, each once.").onlyWith("grid"),
        optional("neighbours", choice(
            word("orthogonal", "Up, right, down, left."),
            word("diagonal", "Those, then up-right, down-right, down-left, up-left.")), "orthogonal",
            "Which spaces of the grid are linked.").onlyWith("grid"),
        optional("links", bracketed(either(bracketed(any(Sort.SPACE), 2, 2), LINK), 0, Integer.MAX_VALUE),
            "Links, or further ones of a grid."),
        optional("ways", map(name(Sort.WAY), WAY), "The ways to move; every board has 'step', over everything."),
        optional("occupants", list(any(Sort.SET)), "The sets whose pieces are in each other's way; all, unless said."));

    // ------------------------------------------------------------------ rules

    private static final Parameter BY = given("way", "WayName | string"), FROM = given("from", "Space"), TO = given("to", "Space");
    private static final Parameter BLOCKED = optional("blocked", "readonly Space[] | 'occupied'", "[]");

    public static final ScriptType TYPE = type("Board",
        "Spaces and the ways between them. Distances do not know who stands in the way, unless spaces are blocked.",
        read("id", "string", "Its name in components.yaml."),
        read("zone", "Zone", "The zone of all pieces that stand on it."),
        read("spaces", "readonly Space[]", "All spaces, in reading order."),
        read("distinct", "Piece[]", "One piece of each kind and owner on each space, for picks among equal pieces."),
        method("space", "Space", "The space of that name.", given("id", "SpaceName | string")),
        method("of", "readonly Space[]", "The spaces of a terrain, in reading order.", given("terrain", "TerrainName")),
        method("distance", "number", "How many steps it is from one space to another; Infinity when there is no way.", BY, FROM, TO),
        method("neighbours", "Space[]", "The spaces one step away.", BY, FROM),
        method("within", "Piece[]", "The pieces within so many steps of a space, in the order in which they came to the board.", BY, FROM,
            given("steps", "number")),
        method("path", "Space[]", "A shortest way, without the first space; what is blocked cannot be entered, except the goal.", BY, FROM,
            TO, BLOCKED),
        method("reach", "Space[]", "The spaces that can be reached in so many steps, nearest first; the start is not among them.", BY, FROM,
            given("steps", "number"), BLOCKED),
        method("steps", "number", "How many steps it is when blocked spaces cannot be entered; Infinity when there is no way.", BY, FROM,
            TO, BLOCKED),
        method("toString", "string", "Its name."));

    public static final ScriptType SPACE_TYPE = type("Space", "A place on a board where pieces stand.",
        read("id", "SpaceName", "Its name: that of components.yaml, or A1, B1 … on a grid."),
        read("board", "Board", "The board that it is part of."),
        read("terrain", "TerrainName", "Its terrain."),
        read("column", "number", "On a grid: from the left, counted from 0."),
        read("row", "number", "On a grid: from the top, counted from 0."),
        read("pieces", "Piece[]", "All pieces that stand here."),
        read("piece", "Piece | undefined", "The first of them."),
        read("isEmpty", "boolean", "Whether nothing stands here."),
        read("isFree", "boolean", "Whether nothing stands here that occupies a space (occupants of the board)."),
        method("toString", "string", "Its name."))
        .and(authored("data of spaces", "unknown", "The further keys of the space in components.yaml."),
            authored("counters per space", "number", "The counters that each space of its board has; can be set."));

    static final ComponentApi ALL = ComponentApi.of(Sort.BOARD, DEFINITION, "Spaces on which pieces stand.")
        .given(map(any(Sort.SPACE), ZoneApi.PIECES), "Who stands on spaces of a board.")
        .expected(either(number(0, Integer.MAX_VALUE), map(any(Sort.SPACE), ZoneApi.EXPECTED_PIECES)),
            "Who stands on spaces of a board, or how many in all.")
        .types(TYPE, SPACE_TYPE).picked(SPACE_TYPE);

    private BoardApi() {}
}
