package eldertable.api;

import static eldertable.api.ScriptMember.ITERATOR;
import static eldertable.api.ScriptMember.given;
import static eldertable.api.ScriptMember.method;
import static eldertable.api.ScriptMember.optional;
import static eldertable.api.ScriptMember.read;
import static eldertable.api.ScriptMember.write;
import static eldertable.api.ScriptType.authored;
import static eldertable.api.ScriptType.type;

import eldertable.api.ScriptMember.Parameter;

import java.util.List;

/** The table as rules see it: the pieces and where they lie. The game and its players are {@link GameTypes}. */
public final class TableTypes {
    private static final Parameter WAY = given("way", "string"), FROM = given("from", "Space"), TO = given("to", "Space");
    private static final Parameter BLOCKED = optional("blocked", "readonly Space[] | 'occupied'", "[]");
    private static final Parameter SLOT = optional("slot", "number", "0"), COUNT = optional("n", "number", "1");
    private static final Parameter KIND_OF_TOKEN = given("kind", "KindName");
    static final Parameter EVENT = given("event", "string"), QUESTION = given("question", "string"), VALUE = given("value", "T");
    static final Parameter DETAILS = optional("details", "Details");
    private static final Parameter PLAYER = given("player", "Player");

    public static final ScriptType ZONE = type("Zone", "A place where pieces lie in a row; the first is on top.",
        read("id", "string", "Its name in components.yaml."),
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
        method("countBy", "number", "How many pieces have that value of an attribute.", given("attribute", "string"),
            given("value", "string | number | boolean")),
        method("tally", "Tally", "Counts the pieces by a word attribute.", given("attribute", "string")),
        method("find", "Piece | undefined", "The first piece of a kind, or the first that passes a test.",
            given("what", "KindName | ((piece: Piece) => boolean)")),
        method("forEach", "void", "Calls a function with each piece.", given("f", "(piece: Piece, index: number) => void")),
        method("map", "T[]", "What a function makes of each piece.", given("f", "(piece: Piece, index: number) => T")),
        method("filter", "Piece[]", "The pieces that pass a test.", given("f", "(piece: Piece, index: number) => boolean")),
        method("some", "boolean", "Whether any piece passes a test.", given("f", "(piece: Piece) => boolean")),
        method("every", "boolean", "Whether all pieces pass a test.", given("f", "(piece: Piece) => boolean")),
        method("sum", "number", "What a function gives for each piece, added up.", given("f", "(piece: Piece, index: number) => number")),
        method("shuffle", "Zone", "Shuffles the pieces; gives back the zone."),
        method("deal", "number", "Moves so many pieces from the top (or the topmost of a kind) to the end of another zone; tells how many moved.",
            given("n", "number"), given("to", "Zone"), optional("kind", "KindName")),
        method("moveAll", "number", "Moves all pieces to the end of another zone; tells how many moved.", given("to", "Zone")),
        method("random", "Piece | undefined", "A piece drawn evenly at random, which stays where it is."),
        method("showTo", "void", "Lets a player see what lies here now.", PLAYER),
        method("hideFrom", "void", "Takes that back.", PLAYER),
        method(ITERATOR, "Iterator<Piece>", "All pieces, from the top: for (const piece of zone)."),
        method("toString", "string", "Its name."));

    public static final ScriptType KIND = type("Kind", "What pieces of one sort have in common: an entry of cards.yaml. As a text it is its id.",
        read("id", "string", "Its name in cards.yaml."),
        read("kind", "Kind", "Itself, so that rules can treat pieces and kinds alike."),
        read("set", "string", "The set that it belongs to."),
        method("is", "boolean", "Whether it is this kind.", given("kind", "KindName")),
        method("toString", "string", "Its id."))
        .and(authored("attributes", "AttributeValue", "The attributes of components.yaml; what cards.yaml leaves out is 0, false, an empty list or undefined."));

    public static final ScriptType PIECE = type("Piece", "A card, token or figure that can be told apart from others of its kind.",
        read("id", "number", "Its number in this match."),
        read("kind", "Kind", "What it is."),
        read("set", "string", "The set that its kind belongs to."),
        read("owner", "Player | undefined", "The player whose piece it is, for kinds with per: player."),
        read("zone", "Zone", "Where it lies."),
        read("index", "number", "Its place there, counted from 0."),
        read("space", "Space | undefined", "The space of a board that it stands on."),
        write("faceUp", "boolean", "Whether it lies face up."),
        method("is", "boolean", "Whether it is of this kind.", given("kind", "KindName")),
        method("moveTo", "void", "Moves it to the end of a zone, to an index of it, or onto a space of a board.", given("to", "Zone | Space"),
            optional("index", "number", "-1")),
        method("moveOnto", "void", "Moves it on top of a zone.", given("zone", "Zone")),
        method("isIn", "boolean", "Whether it lies in that zone.", given("zone", "Zone")),
        method("showTo", "void", "Lets a player see it as long as it lies where it lies.", PLAYER),
        method("hideFrom", "void", "Takes that back.", PLAYER),
        method("trigger", "void", "Tells an event to this card alone, wherever it lies.", EVENT, DETAILS),
        method("compute", "T", "Lets this card alone change a value, wherever it lies.", QUESTION, VALUE, DETAILS),
        method("toString", "string", "The id of its kind."))
        .and(authored("attributes", "AttributeValue", "Those of its kind."),
            authored("counters per set", "number", "The counters that each piece of its set has; can be set."),
            authored("pools per set", "Pool", "The pools that each piece of its set has."));

    public static final ScriptType POOL = type("Pool", "Tokens that are counted by kind instead of being told apart. Slots count from 0.",
        read("id", "string", "Its name in components.yaml."),
        read("member", "string | undefined", "The member of its group that it belongs to."),
        read("of", "readonly Kind[]", "The kinds that it can hold."),
        read("slots", "number", "How many slots it has."),
        read("isEmpty", "boolean", "Whether it holds nothing."),
        method("count", "number", "How many tokens: all, of a kind, or of a kind in a slot.", optional("kind", "KindName"), optional("slot", "number")),
        method("countSlot", "number", "How many tokens a slot holds.", given("slot", "number")),
        method("kinds", "Kind[]", "The kinds of which there is at least one, anywhere or in a slot.", optional("slot", "number")),
        method("weight", "number", "The slots of a kind's tokens added up, counted from 1: what a dial shows.", KIND_OF_TOKEN),
        method("add", "void", "Puts tokens in.", KIND_OF_TOKEN, COUNT, SLOT),
        method("take", "void", "Takes tokens out; a fault if there are too few.", KIND_OF_TOKEN, COUNT, SLOT),
        method("give", "void", "Moves tokens of a kind to another pool.", given("to", "Pool"), KIND_OF_TOKEN, COUNT, SLOT,
            optional("toSlot", "number", "0")),
        method("giveAll", "void", "Moves all tokens of the first slot to another pool.", given("to", "Pool")),
        method("draw", "Kind | undefined", "Takes one token of the first slot blindly, as from a bag."),
        method("toString", "string", "Its name."));

    public static final ScriptType TRAY = type("Tray", "Dice that lie on the table, each showing a face; it can be walked through, die by die.",
        read("id", "string", "Its name in components.yaml."),
        read("member", "string | undefined", "The member of its group that it belongs to."),
        read("of", "readonly number[]", "The faces that each of its dice has."),
        read("size", "number", "How many dice there are."),
        read("dice", "readonly Die[]", "All dice."),
        read("faces", "number[]", "What they show, die by die."),
        read("sum", "number", "What they show in all."),
        read("locked", "Die[]", "The dice that are locked."),
        read("unlocked", "Die[]", "The dice that are not."),
        method("count", "number", "How many dice show a face.", given("face", "number")),
        method("roll", "Die[]", "Rolls all dice that are not locked, and returns those."),
        method("lockAll", "void", "Locks all dice."),
        method("unlockAll", "void", "Frees all dice."),
        method(ITERATOR, "Iterator<Die>", "All dice."),
        method("toString", "string", "Its name."));

    public static final ScriptType DIE = type("Die", "A die in a tray; it can be picked.",
        read("tray", "Tray", "The tray that it lies in."),
        read("index", "number", "Its place in the tray, counted from 0."),
        write("face", "number", "What it shows: one of its faces."),
        write("locked", "boolean", "Whether it stays as it is when the tray is rolled."),
        method("roll", "number", "Rolls this die alone, locked or not, and returns what it shows."),
        method("toString", "string", "The tray's name and its place."));

    public static final ScriptType GROUP = type("Group", "What every member of a group has one of: zones, pools or counters, each under the member's name.",
        method(ITERATOR, "Iterator<T>", "All of them, in the order of the group."))
        .and(authored("members of the group", "T", "What that member has: game.gateDeck.first; counters can be set."));

    public static final ScriptType TALLY = type("Tally", "How many pieces there are of each word of an attribute. It lasts as long as the hook.",
        method("of", "number", "How many there are of a word.", given("word", "string")),
        method("add", "Tally", "Counts the pieces of one more zone.", given("zone", "Zone")),
        method("bump", "Tally", "Counts something more.", given("word", "string"), COUNT),
        method("fewest", "number", "How many there are of the rarest of some words: that many sets.", given("words", "readonly string[]")),
        method("missing", "number", "Of how many of some words there is none.", given("words", "readonly string[]")),
        method("ahead", "number", "Of how many of some words there are more here than in another tally.", given("other", "Tally"),
            given("words", "readonly string[]")));

    public static final ScriptType BOARD = type("Board", "Spaces and the ways between them. Distances do not know who stands in the way, unless spaces are blocked.",
        read("id", "string", "Its name in components.yaml."),
        read("zone", "Zone", "The zone of all pieces that stand on it."),
        read("spaces", "readonly Space[]", "All spaces, in reading order."),
        read("distinct", "Piece[]", "One piece of each kind and owner on each space, for picks among equal pieces."),
        method("space", "Space", "The space of that name.", given("id", "string")),
        method("of", "readonly Space[]", "The spaces of a terrain, in reading order.", given("terrain", "string")),
        method("distance", "number", "How many steps it is from one space to another; Infinity when there is no way.", WAY, FROM, TO),
        method("neighbours", "Space[]", "The spaces one step away.", WAY, FROM),
        method("within", "Piece[]", "The pieces within so many steps of a space, in the order in which they came to the board.", WAY, FROM,
            given("steps", "number")),
        method("path", "Space[]", "A shortest way, without the first space; what is blocked cannot be entered, except the goal.", WAY, FROM, TO, BLOCKED),
        method("reach", "Space[]", "The spaces that can be reached in so many steps, nearest first; the start is not among them.", WAY, FROM,
            given("steps", "number"), BLOCKED),
        method("steps", "number", "How many steps it is when blocked spaces cannot be entered; Infinity when there is no way.", WAY, FROM, TO, BLOCKED),
        method("toString", "string", "Its name."));

    public static final ScriptType SPACE = type("Space", "A place on a board where pieces stand.",
        read("id", "string", "Its name: that of components.yaml, or A1, B1 … on a grid."),
        read("board", "Board", "The board that it is part of."),
        read("terrain", "string", "Its terrain."),
        read("column", "number", "On a grid: from the left, counted from 0."),
        read("row", "number", "On a grid: from the top, counted from 0."),
        read("pieces", "Piece[]", "All pieces that stand here."),
        read("piece", "Piece | undefined", "The first of them."),
        read("isEmpty", "boolean", "Whether nothing stands here."),
        read("isFree", "boolean", "Whether nothing stands here that occupies a space (occupants of the board)."),
        method("toString", "string", "Its name."))
        .and(authored("data of spaces", "unknown", "The further keys of the space in components.yaml."));

    static final List<ScriptType> ALL = List.of(ZONE, PIECE, KIND, POOL, TRAY, DIE, GROUP, TALLY, BOARD, SPACE);
    /** What a game can keep and a player can pick. */
    static final String THING = "Piece | Player | Space | Kind | Die | string | number | boolean";

    private TableTypes() {}
}
