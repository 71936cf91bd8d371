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

/**
 * Pieces, and what several components share, as rules see them. Components have a {@link ComponentApi} each; the game and its players
 * are {@link GameTypes}.
 */
public final class TableTypes {
    private static final Parameter COUNT = optional("n", "number", "1");
    static final Parameter EVENT = given("event", "EventName"), QUESTION = given("question", "QuestionName"), VALUE = given("value", "T");
    static final Parameter DETAILS = optional("details", "Details");
    private static final Parameter PLAYER = given("player", "Player");

    public static final ScriptType KIND = type("Kind", "What pieces of one sort have in common: an entry of cards.yaml. As a text it is its id.",
        read("id", "KindId", "Its name in cards.yaml."),
        read("kind", "Kind", "Itself, so that rules can treat pieces and kinds alike."),
        read("set", "SetName", "The set that it belongs to."),
        method("is", "boolean", "Whether it is this kind.", given("kind", "KindName")),
        method("toString", "string", "Its id."))
        .and(authored("attributes", "AttributeValue", "The attributes of components.yaml; what cards.yaml leaves out is 0, false, an empty list or undefined."));

    public static final ScriptType PIECE = type("Piece", "A card, token or figure that can be told apart from others of its kind.",
        read("id", "number", "Its number in this match."),
        read("kind", "Kind", "What it is."),
        read("set", "SetName", "The set that its kind belongs to."),
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

    public static final ScriptType GROUP = type("Group", "What every member of a group has one of: zones, pools or counters, each under the member's name.",
        method(ITERATOR, "Iterator<T>", "All of them, in the order of the group."))
        .and(authored("members of the group", "T", "What that member has: game.gateDeck.first; counters can be set."));

    public static final ScriptType TALLY = type("Tally", "How many pieces there are of each word of an attribute. It lasts as long as the hook.",
        method("of", "number", "How many there are of a word.", given("word", "Word")),
        method("add", "Tally", "Counts the pieces of one more zone.", given("zone", "Zone")),
        method("bump", "Tally", "Counts something more.", given("word", "Word"), COUNT),
        method("fewest", "number", "How many there are of the rarest of some words: that many sets.", given("words", "readonly Word[]")),
        method("missing", "number", "Of how many of some words there is none.", given("words", "readonly Word[]")),
        method("ahead", "number", "Of how many of some words there are more here than in another tally.", given("other", "Tally"),
            given("words", "readonly Word[]")));

    static final List<ScriptType> ALL = List.of(PIECE, KIND, GROUP, TALLY);

    private TableTypes() {}
}
