package eldertable.api;

import static eldertable.api.YamlForm.any;
import static eldertable.api.YamlForm.anything;
import static eldertable.api.YamlForm.between;
import static eldertable.api.YamlForm.bracketed;
import static eldertable.api.YamlForm.choice;
import static eldertable.api.YamlForm.either;
import static eldertable.api.YamlForm.flag;
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

import eldertable.api.YamlForm.Choice;
import eldertable.api.YamlForm.Either;
import eldertable.api.YamlForm.ListOf;
import eldertable.api.YamlForm.Word;

/** components.yaml: what lies on the table. */
public final class ComponentsYaml {
    /** Distances between all pairs of spaces are kept ready, so a board cannot grow without end. */
    public static final int MOST_SPACES = 1000;
    /** The zone that every game has, for the pieces that start nowhere. */
    public static final String BOX = "box";
    /** The kind of ordinary links, and the way over all of a board. */
    public static final String STEP = "step";

    // ------------------------------------------------------------------ attributes

    /** New words; none of them stands twice. */
    private static final ListOf WORDS = list(name(Sort.WORD));

    public static final Choice ATTRIBUTE_TYPE = choice(
        word("number", "A whole number."),
        word("flag", "True or false."),
        word("word", "One of the words listed under 'words'."),
        word("text", "Any text."),
        word("numbers", "A list of whole numbers."),
        word("data", "Anything: texts, whole numbers, flags, lists and maps of those."));

    public static final YamlSection SEVERAL_WORDS = section("an attribute", "Several words out of a list.",
        required("list", WORDS, "The words that can be taken."));

    public static final Either ATTRIBUTE = either(ATTRIBUTE_TYPE, bracketed(name(Sort.WORD), 1, Integer.MAX_VALUE), SEVERAL_WORDS);

    // ------------------------------------------------------------------ zones, counters, pools, trays, dice

    public static final Word PER_PLAYER = word("player", "One for each player.");
    /** All of what a zone holds, all terrains of a board. */
    public static final Word ALL = word("all", "All there are.");

    /** What has a place on the table is never each piece's own, but for the tokens of a pool. */
    private static final Either PER_PLACE = either(choice(PER_PLAYER), any(Sort.GROUP));
    private static final Either PER = either(choice(PER_PLAYER), any(Sort.GROUP), any(Sort.SET));

    public static final YamlSection ZONE = section("a zone", "A place where pieces lie, in order; the first is on top.",
        required("visible", choice(
            word("all", "Everybody sees every piece."),
            word("owner", "Only the zone's player sees the pieces; the others see how many there are."),
            word("none", "Nobody sees a piece, only how many there are."),
            word("top", "Everybody sees the topmost piece."),
            word("face", "Everybody sees the pieces that lie face up.")), "Who sees the pieces."),
        optional("per", PER_PLACE, "Whom there is one for: each player, or each member of a group; one alone, unless said."),
        optional("holds", list(any(Sort.SET)), "The sets of pieces that 'start: all' speaks of."),
        optional("start", either(choice(ALL), list(either(any(Sort.SET), any(Sort.KIND)))), "The sets or kinds that begin the game here."),
        optional("shuffled", flag(), false, "Whether it is shuffled before the game."),
        optional("inPlay", flag(), false, "Whether the hooks of the cards that lie here are active."),
        optional("ordered", flag(), true, "Whether the order of its pieces means anything to people; rules always see one."));

    public static final YamlSection COUNTER = section("a counter", "A whole number that is kept between bounds.",
        optional("per", PER, "Whom there is one for: each player, each member of a group, or each piece of a set; one alone, unless said."),
        optional("min", number(), 0, "The smallest number."),
        optional("max", between("min", ""), Integer.MAX_VALUE, "The largest number."),
        optional("start", between("min", "max"), 0, "The number at the beginning; the bound nearest to 0 if that is out of bounds."),
        optional("hidden", flag(), false, "Whether only its player sees it."),
        optional("role", choice(
            word("none", "Nothing in particular."),
            word("score", "A player's points: bots and statistics take who has more to be ahead."),
            word("round", "How many rounds the game has come to: statistics tell it.")), "none",
            "What it means to bots and statistics; at most one counter has each of these roles."));

    public static final YamlSection POOL = section("a pool", "Tokens that are counted by kind instead of being told apart.",
        required("of", any(Sort.SET), "The set whose kinds are counted."),
        optional("per", PER, "Whom there is one for: each player, each member of a group, or each piece of a set; one alone, unless said."),
        optional("slots", number(1, 1000), 1, "How many separate steps it has, as a dial or a track."),
        optional("start", number(0, 1_000_000), 0, "How many of each kind begin the game here."),
        optional("hidden", flag(), false, "Whether nobody sees more than how many there are, as with a bag."));

    public static final YamlSection TRAY = section("a tray", "Dice that lie on the table, each showing a face; some may be locked.",
        required("of", any(Sort.DIE), "The die that all of them are."),
        required("count", number(1, 100), "How many there are."),
        optional("per", PER_PLACE, "Whom there is one for: each player, or each member of a group; one alone, unless said."),
        optional("hidden", flag(), false, "Whether only its player sees the dice."));

    public static final ListOf DIE = list(number(), 2, Integer.MAX_VALUE);

    // ------------------------------------------------------------------ boards

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
        required("over", either(choice(ALL), list(any(Sort.TERRAIN))), "The terrains that may be walked through."),
        optional("ends", list(any(Sort.TERRAIN)), "Terrains that may only be the first or last space of a way."),
        optional("links", list(any(Sort.LINK)), "The kinds of links that may be used besides ordinary steps."));

    public static final YamlSection BOARD = section("a board", "Spaces with links, on which pieces stand; it is a zone too.",
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

    // ------------------------------------------------------------------ the file

    public static final YamlSection FILE = section("components.yaml", "What lies on the table.",
        optional("attributes", map(name(Sort.ATTRIBUTE), ATTRIBUTE), "The properties that pieces may have, each with its type."),
        optional("groups", map(name(Sort.GROUP), WORDS), "Names of things that zones, counters and pools can be made for."),
        optional("zones", map(name(Sort.ZONE), ZONE), "The places where pieces lie."),
        optional("counters", map(name(Sort.COUNTER), COUNTER), "Numbers that the game keeps."),
        optional("pools", map(name(Sort.POOL), POOL), "Tokens that are counted by kind."),
        optional("dice", map(name(Sort.DIE), DIE), "Dice, each with the numbers on its faces."),
        optional("boards", map(name(Sort.BOARD), BOARD), "Spaces on which pieces stand."),
        optional("trays", map(name(Sort.TRAY), TRAY), "Dice that lie on the table."),
        optional("words", WORDS, "Further words that picks and the data of steps use."));

    private ComponentsYaml() {}
}
