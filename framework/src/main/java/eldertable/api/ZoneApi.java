package eldertable.api;

import static eldertable.api.ScriptMember.ITERATOR;
import static eldertable.api.ScriptMember.given;
import static eldertable.api.ScriptMember.method;
import static eldertable.api.ScriptMember.optional;
import static eldertable.api.ScriptMember.read;
import static eldertable.api.ScriptType.type;
import static eldertable.api.YamlForm.any;
import static eldertable.api.YamlForm.choice;
import static eldertable.api.YamlForm.either;
import static eldertable.api.YamlForm.flag;
import static eldertable.api.YamlForm.list;
import static eldertable.api.YamlForm.map;
import static eldertable.api.YamlForm.number;
import static eldertable.api.YamlForm.text;
import static eldertable.api.YamlForm.word;
import static eldertable.api.YamlKey.optional;
import static eldertable.api.YamlKey.required;
import static eldertable.api.YamlSection.section;

import eldertable.api.ScriptMember.Parameter;
import eldertable.api.YamlForm.Either;
import eldertable.api.YamlForm.ListOf;
import eldertable.api.YamlForm.Text;

/** What authors write about zones. */
public final class ZoneApi {
    /** The most zones on a table, those of all players and members of groups together. */
    public static final int MOST_ZONES = 2_000;

    /** The zone that every game has, for the pieces that start nowhere. */
    public static final String BOX = "box";

    public static final YamlSection DEFINITION = section("a zone", "A place where pieces lie, in order; the first is on top.",
        required("visible", choice(
            word("all", "Everybody sees every piece."),
            word("owner", "Only the zone's player sees the pieces; the others see how many there are."),
            word("none", "Nobody sees a piece, only how many there are."),
            word("top", "Everybody sees the topmost piece."),
            word("face", "Everybody sees the pieces that lie face up.")), "Who sees the pieces."),
        ComponentApi.PER,
        optional("holds", list(any(Sort.SET)), "The sets of pieces that 'start: all' speaks of."),
        optional("start", either(choice(ComponentApi.ALL), list(either(any(Sort.SET), any(Sort.KIND)))),
            "The sets or kinds that begin the game here."),
        optional("shuffled", flag(), false, "Whether it is shuffled before the game."),
        optional("inPlay", flag(), false, "Whether the hooks of the cards that lie here are active."),
        optional("ordered", flag(), true, "Whether the order of its pieces means anything to people; rules always see one."));

    // ------------------------------------------------------------------ scenarios

    /** Owner, kind or set, which of several, how many, how it lies. */
    public static final Text PIECE = text("(?:([A-Z])\\.)?([A-Za-z][\\w-]*)(?:#(\\d{1,5}))?(?:\\*(\\d{1,4}))?(?:\\s+(up|down))?",
        "A.crab*3 up");
    static final ListOf PIECES = list(PIECE);

    public static final YamlSection PILE = section("what lies in a zone", "What is laid on or under what lies there.",
        optional("top", PIECES, "On top, the first one topmost."),
        optional("bottom", PIECES, "At the bottom."));

    private static final Either GIVEN = either(number(0, Integer.MAX_VALUE), PIECES, PILE);

    public static final YamlSection EXPECTED = section("what lies somewhere", "What can be expected of pieces in a zone or on a space.",
        optional("size", number(0, Integer.MAX_VALUE), "How many there are."),
        optional("order", PIECES, "Exactly these, in this order, first on top."),
        optional("top", PIECES, "These on top."),
        optional("bottom", PIECES, "These at the bottom."),
        optional("has", PIECES, "These, among others."),
        optional("lacks", PIECES, "None of these."),
        optional("count", map(PIECE, number(0, Integer.MAX_VALUE)), "How many there are of each."));

    /** Of a zone or of a space. */
    static final Either EXPECTED_PIECES = either(number(0, Integer.MAX_VALUE), ComponentApi.HIDDEN, PIECES, EXPECTED);

    // ------------------------------------------------------------------ rules

    private static final Parameter PLAYER = given("player", "Player");

    public static final ScriptType TYPE = type("Zone", "A place where pieces lie in a row; the first is on top.",
        read("id", "ZoneName", "Its name in components.yaml."),
        read("member", "string | undefined", "The member of its group that it belongs to."),
        read("owner", "Player | undefined", "The player whose zone it is."),
        read("size", "number", "How many pieces lie here."),
        read("isEmpty", "boolean", "Whether nothing lies here."),
        read("top", "Piece | undefined", "The first piece."),
        read("last", "Piece | undefined", "The last piece."),
        read("pieces", "Piece[]", "All pieces, from the top."),
        read("distinct", "Piece[]", "One piece of each kind, for picks among equal pieces."),
        read("variety", "number", "How many different kinds there are."),
        read("mostAlike", "number", "How many pieces the kind has of which there are most."),
        method("at", "Piece | undefined", "The piece at a place, counted from 0.", given("index", "number")),
        method("has", "boolean", "Whether this piece, or any piece of this kind, lies here.", given("what", "Piece | KindName")),
        method("count", "number", "How many pieces there are: all, those of a kind (or of a piece's kind), or those that pass a test.",
            optional("what", "Piece | KindName | ((piece: Piece) => boolean)")),
        method("countBy", "number", "How many pieces have that value of an attribute.", given("attribute", "AttributeName"),
            given("value", "string | number | boolean")),
        method("tally", "Tally", "Counts the pieces by a word attribute.", given("attribute", "AttributeName")),
        method("find", "Piece | undefined", "The first piece of a kind, or the first that passes a test.",
            given("what", "KindName | ((piece: Piece) => boolean)")),
        method("forEach", "void", "Calls a function with each piece.", given("f", "(piece: Piece, index: number) => void")),
        method("map", "T[]", "What a function makes of each piece.", given("f", "(piece: Piece, index: number) => T")),
        method("filter", "Piece[]", "The pieces that pass a test.", given("f", "(piece: Piece, index: number) => boolean")),
        method("some", "boolean", "Whether any piece passes a test.", given("f", "(piece: Piece) => boolean")),
        method("every", "boolean", "Whether all pieces pass a test.", given("f", "(piece: Piece) => boolean")),
        method("sum", "number", "What a function gives for each piece, added up.", given("f", "(piece: Piece, index: number) => number")),
        method("shuffle", "Zone", "Shuffles the pieces; gives back the zone."),
        method("deal", "number",
            "Moves so many pieces from the top (or the topmost of a kind) to the end of another zone; tells how many moved.",
            given("n", "number"), given("to", "Zone"), optional("kind", "KindName")),
        method("moveAll", "number", "Moves all pieces to the end of another zone; tells how many moved.", given("to", "Zone")),
        method("random", "Piece | undefined", "A piece drawn evenly at random, which stays where it is."),
        method("showTo", "void", "Lets a player see what lies here now.", PLAYER),
        method("hideFrom", "void", "Takes that back.", PLAYER),
        method(ITERATOR, "Iterator<Piece>", "All pieces, from the top: for (const piece of zone)."),
        method("toString", "string", "Its name."));

    static final ComponentApi ALL = ComponentApi.of(Sort.ZONE, DEFINITION, "The places where pieces lie.")
        .given(ComponentApi.orEach(GIVEN), "Exactly what lies in a zone, first on top; or what lies on top; or how many stay.")
        .expected(ComponentApi.orEach(EXPECTED_PIECES), "Exactly these pieces in any order, or how many, or more about them.")
        .types(TYPE);

    private ZoneApi() {}
}
