package eldertable.api;

import static eldertable.api.YamlForm.any;
import static eldertable.api.YamlForm.bracketed;
import static eldertable.api.YamlForm.choice;
import static eldertable.api.YamlForm.either;
import static eldertable.api.YamlForm.flag;
import static eldertable.api.YamlForm.fraction;
import static eldertable.api.YamlForm.list;
import static eldertable.api.YamlForm.map;
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
import eldertable.api.YamlForm.Text;

import java.util.ArrayList;
import java.util.List;

/** table.yaml: how a game looks. It never changes how a game plays. */
public final class TableYaml {
    // ------------------------------------------------------------------ colours

    public static final Text HEX = text("#?[0-9a-fA-F]{6}", "#b5483f");

    /** What a table's accent may be called; the meaning of each name is its number. */
    public static final Choice ACCENT = choice(
        word("teal", "#1f6f66"), word("sea", "#24658a"), word("violet", "#5f4292"), word("crimson", "#8f2c2c"), word("gold", "#96702a"),
        word("moss", "#4a6b2f"), word("rust", "#8f4a24"), word("slate", "#4a5a68"), word("rose", "#8c3f63"), word("bone", "#7f7256"),
        word("blue", "#2f559a"), word("green", "#2c7048"), word("purple", "#5f4292"), word("red", "#8f2c2c"));

    public static final Choice MOOD = choice(
        word("none", "Nothing."), word("tide", "Long swells of light, as on water."),
        word("depths", "Light from far above, and what drifts in it."), word("mist", "Banks of fog."),
        word("embers", "Sparks above glowing cracks."), word("void", "A slow whirl of light."),
        word("woods", "Bare branches."));

    /** What other colours may be called; the meaning of each name is its number. */
    public static final Choice COLOUR_NAME = choice(
        word("red", "#b5483f"), word("blue", "#4f7fb5"), word("yellow", "#d9a441"), word("green", "#5f9e6e"), word("purple", "#8f6bb8"),
        word("orange", "#d98a3d"), word("white", "#d8d3c4"), word("pink", "#d77fa1"), word("teal", "#4c8f8a"), word("grey", "#7d746b"));

    public static final Either COLOUR = either(COLOUR_NAME, HEX);

    public static final YamlSection THEME = section("'theme'", "The table top.",
        optional("accent", either(ACCENT, HEX), "teal", "The colour of the table, of buttons and of marks: a name or \"#rrggbb\"."),
        optional("mood", MOOD, "none", "What goes on in the depth of the table top."),
        optional("emblem", any(Sort.ICON), "The icon on the table top and on card backs; the mood's own, unless said."));

    // ------------------------------------------------------------------ what lies where, and how

    private static final Either PLACEABLE = either(Sort.components().stream().filter(Sort::isPlaced)
        .map(sort -> any(sort)).toArray(YamlForm[]::new));
    private static final ListOf PLACED = list(PLACEABLE);

    public static final YamlSection LAYOUT = section("'layout'", "What lies where, in this order.",
        optional("top", PLACED, "Along the upper edge, for all."),
        optional("middle", PLACED, "In the middle, for all."),
        optional("side", PLACED, "At the side, for all."),
        optional("player", PLACED, "What each player has."),
        optional("hand", PLACED, "At the lower edge: the hand of whoever looks."));

    private static final String ANY_PLAYERS = "any";
    public static final YamlForm.Number SLOTS = number(0, 99);
    public static final YamlForm.Fraction WEIGHT = fraction(0.2, 4);

    /** Something that may differ by the number of players. */
    private static Either byPlayers(YamlForm form) {
        return either(form, map(either(number(1, PackYaml.MOST_PLAYERS), choice(word(ANY_PLAYERS, "Any other number of players."))), form));
    }

    public static final Choice SPREAD = choice(word("row", "Side by side."), word("pile", "Upon each other."),
        word("fan", "Held in the hand."), word("groups", "Equal ones upon each other."),
        word("places", "Each kind has its place, and leaves an outline where it is missing."),
        word("queue", "Side by side, with a mark where the next one is and where a row goes on."), word("stack", "Upon each other, but the head of each is seen."));

    public static final Choice HEAP = choice(word("tokens", "In the open."), word("bag", "A bag with its count."),
        word("dial", "On the steps of a dial."));

    private static final ListOf COUNTERS = list(any(Sort.COUNTER));

    public static final YamlSection SHOWN_COUNTERS = section("'counters'",
        "Where counters are shown; without 'table' and 'player' all are.",
        optional("table", COUNTERS, "Those in the bar."),
        optional("player", COUNTERS, "Those that stand with a player's name."),
        optional("sheet", list(either(any(Sort.COUNTER), PLACEABLE)), "Those on the score sheet at the end; also what `standing` adds up that is no counter."),
        optional("tracks", COUNTERS, "Those that are drawn as a row of steps."),
        optional("candles", COUNTERS, "Those that are drawn as candles, of which so many burn."),
        optional("warn", map(any(Sort.COUNTER), number(-999, 9999)), "From which number on a counter threatens whoever has it: it glows then."),
        optional("markers", map(any(Sort.COUNTER), byPlayers(any(Sort.ZONE))),
            "Those that stand as a coin in a zone, behind so many of its pieces, perhaps by the number of players."));

    // ------------------------------------------------------------------ players

    public static final YamlSection STANDING_PART = section("a part of the standing", "Something open to all that counts for each player.",
        optional("counter", any(Sort.COUNTER), "A counter of the player."),
        optional("zone", any(Sort.ZONE), "The pieces in a zone of the player."),
        optional("attribute", any(Sort.ATTRIBUTE), "The number of theirs that counts; one each, unless said.").onlyWith("zone"),
        optional("pool", any(Sort.POOL), "The tokens in a pool of the player, each as much as the number of the place where it lies."),
        optional("board", any(Sort.BOARD), "Where the player's pieces stand."),
        optional("data", any(Sort.SPACE_DATA), "The number of the space that counts; one each, unless said.").onlyWith("board"),
        optional("times", number(-1000, 1000), 1, "How often it counts; -1 takes it off."));

    public static final YamlSection STANDING = section("'standing'", "Who is ahead while the game goes on, shown with the names.",
        required("by", any(Sort.COUNTER), "The players' counter that decides.").unless("sum"),
        optional("sum", list(STANDING_PART), "Instead of a counter: what is added up; the sum stands with the names.").notWith("by"),
        optional("first", choice(word("most", "Whoever has the most of it."), word("least", "Whoever has the least of it.")), "most", "Who is ahead."));

    public static final YamlSection TEAMS = section("'teams'", "Who plays together, shown with the names.",
        optional("option", any(Sort.OPTION), "The option that decides whether there are teams; always, unless said."),
        optional("value", text("", "teams"), "The value of it with which there are.").onlyWith("option"),
        required("sides", list(list(any(Sort.SEAT))), "The teams, as in [[A, C], [B, D]]; players who are not there are passed over."));

    // ------------------------------------------------------------------ faces

    private static final ListOf ATTRIBUTES = list(any(Sort.ATTRIBUTE));
    /** Of a list only the first is shown. */
    private static final ListOf ATTRIBUTE = ATTRIBUTES;

    private static ListOf attributeOr(YamlForm.Word... words) {
        return list(either(choice(words), any(Sort.ATTRIBUTE)));
    }

    public static final YamlSection FACE = section("a face", "What the pieces of a set show; everything names an attribute.",
        optional("shape", choice(word("card", "A card."), word("disc", "A round disc."), word("pawn", "A pawn."),
            word("figure", "A card that stands on boards as a coin."), word("gem", "A gem."), word("grave", "A gravestone."),
            word("ring", "A ring."), word("token", "A token."), word("portal", "A portal.")), "card", "What it is made of."),
        optional("title", attributeOr(word("title", "Its title."), word("none", "Nothing.")), "title", "What it is called."),
        optional("text", attributeOr(word("text", "Its text."), word("none", "Nothing.")), "text", "What stands on it."),
        optional("lore", attributeOr(word("lore", "Its lore, from the texts.")), "A line that is shown only where it is enlarged."),
        optional("band", ATTRIBUTE, "Gives it its colour and the sign in its corner; the word stands above the text."),
        optional("tint", attributeOr(word("owner", "The colour of the player that it belongs to.")), "Gives it its colour only."),
        optional("badge", ATTRIBUTE, "The number in the upper left corner."),
        optional("icons", ATTRIBUTES, "Flags that show as signs in the picture."),
        optional("footer", ATTRIBUTE, "A word above the text, instead of the band's."),
        optional("row", ATTRIBUTES, "Numbers with their icons along the lower edge; of a card with two halves, beside the upper picture and the lower one."),
        optional("top", ATTRIBUTE, "The word of the upper half of a card that has two halves instead of a picture."),
        optional("bottom", ATTRIBUTE, "The word of the lower half."),
        optional("half", map(any(Sort.ZONE), either(any(Sort.WORD), any(Sort.ZONE))),
            "Which half counts in a zone: the one with that word, or the one whose attribute is the kind that lies in another zone. The other one is dimmed."),
        optional("undecided", list(any(Sort.STEP)), "Steps in which both halves count in all zones of `half`, since they decide it.").onlyWith("half"),
        optional("counters", list(any(Sort.COUNTER)), "Counters of the table that tell of these pieces, such as the health of the only one: they stand on them."));

    public static final YamlSection OVERLAP = section("an overlap", "A kind that lies half upon another piece of its zone.",
        required("kind", any(Sort.KIND), "The kind that lies upon another."),
        required("in", any(Sort.ZONE), "The zone in which it does."),
        optional("onto", choice(word("before", "The one before it."), word("behind", "The one behind it.")), "before",
            "Upon which one it lies."),
        optional("sign", text("", "×2"), "Two or three letters that stand between the two: what the upper card does to the lower one."));

    // ------------------------------------------------------------------ boards, icons

    private static final ListOf PLACE = bracketed(fraction(0, 1), 2, 2);

    public static final YamlSection BOARD = section("a board's look", "How a board is drawn.",
        optional("proportion", fraction(0.1, 10), 1.3, "Width by height."),
        optional("written", flag(), false, "Whether it is one sheet with its spaces written on it, rather than a map of regions."),
        optional("roads", flag(), true, "Whether links between spaces are drawn."),
        optional("show", byPlayers(any(Sort.SPACE_DATA)), "What of a space's data stands on it, perhaps by the number of players."),
        optional("spaces", map(any(Sort.SPACE), PLACE), "Where spaces lie, from the left and from the top; in a circle, unless said."));

    /** What has icons and colours, with one of them for each. */
    private static YamlKey[] things(YamlForm value) {
        List<YamlKey> keys = new ArrayList<>(List.of(
            optional("kinds", map(any(Sort.KIND), value), "Those of kinds."),
            optional("sets", map(any(Sort.SET), value), "Those of sets of pieces."),
            optional("words", map(any(Sort.WORD), value), "Those of words."),
            optional("attributes", map(any(Sort.ATTRIBUTE), value), "Those of attributes."),
            optional("moves", map(any(Sort.MOVE), value), "Those of moves."),
            optional("terrains", map(any(Sort.TERRAIN), value), "Those of terrains."),
            optional("spaces", map(any(Sort.SPACE), value), "Those of spaces."),
            optional("links", map(any(Sort.LINK), value), "Those of kinds of links.")));
        for (Sort sort : Sort.components()) {
            if (sort == Sort.BOARD) continue; // a board is a zone too, and goes by that
            YamlForm named = sort == Sort.ZONE ? either(any(Sort.ZONE), any(Sort.BOARD)) : any(sort);
            keys.add(optional(sort.section(), map(named, value), "Those of " + sort.section() + "."));
        }
        return keys.toArray(YamlKey[]::new);
    }

    public static final YamlSection ICONS = section("'icons'",
        "The names of icons: pictures of the pack's own, or those of game-icons.net.",
        things(any(Sort.ICON)));

    public static final YamlSection COLOURS = section("'colours'", "Colours, by the values of an attribute or by the names of things.",
        things(COLOUR)).and(line(any(Sort.ATTRIBUTE), map(text(), COLOUR), "The values of an attribute, each with its colour."));

    // ------------------------------------------------------------------ the file

    public static final YamlSection FILE = section("table.yaml", "How a game looks; all of it may be missing.",
        optional("theme", THEME, "The table top."),
        optional("layout", LAYOUT, "What lies where."),
        optional("hidden", list(either(PLACEABLE, any(Sort.ATTRIBUTE))), "What is not shown; attributes are not told where a card is enlarged."),
        optional("slots", map(either(PLACEABLE, any(Sort.GROUP)), byPlayers(SLOTS)),
            "For how many pieces there is room, perhaps by the number of players; of a group: how many of its members play a part."),
        optional("weights", map(either(PLACEABLE, any(Sort.COUNTER)), WEIGHT), "How large things are beside the others, also counters that are drawn as a row of steps; 1 is usual."),
        optional("rows", list(list(PLACEABLE)), "Things of the table that stand in rows with columns of their own, one row below the other."),
        optional("shared", list(list(PLACEABLE)), "Those that share one place, since mostly only one of them has something in it."),
        optional("joins", map(any(Sort.ZONE), any(Sort.ZONE)), "Zones that need no room of their own: what lies there stands in the next free place of another zone."),
        optional("absent", map(any(Sort.ZONE), any(Sort.SET)), "What an empty zone shows, pale: the piece of a set that stands on a board meanwhile."),
        optional("zones", map(any(Sort.ZONE), SPREAD), "How the pieces of a zone lie."),
        optional("others", map(any(Sort.ZONE), byPlayers(SPREAD)),
            "How the pieces of a zone lie before other players than the one who looks, perhaps by the number of players."),
        optional("pools", map(any(Sort.POOL), HEAP), "How the tokens of a pool lie."),
        optional("steps", map(any(Sort.POOL), map(any(Sort.MOVE), list(any(Sort.PICK)))),
            "By pool of a player, move by move: the picks whose numbers are its steps, and can be chosen there."),
        optional("between", list(any(Sort.GROUP)),
            "Groups whose members lie between players: the first one between the first player and the next, and so on round the table."),
        optional("wholes", map(any(Sort.ZONE), any(Sort.ATTRIBUTE)), "Zones where so many equal pieces are a whole, as this number of theirs says: their heaps tell how far they are."),
        optional("sums", map(any(Sort.ZONE), any(Sort.ATTRIBUTE)), "Zones whose heading tells what this number of their pieces adds up to."),
        optional("counters", SHOWN_COUNTERS, "Where counters are shown."),
        optional("standing", STANDING, "Who is ahead while the game goes on."),
        optional("teams", TEAMS, "Who plays together."),
        optional("faces", map(any(Sort.SET), FACE), "What the pieces of a set show."),
        optional("overlaps", list(OVERLAP), "Kinds that lie half upon their neighbour."),
        optional("boards", map(any(Sort.BOARD), BOARD), "How a board is drawn."),
        optional("icons", ICONS, "The icons of things."),
        optional("colours", COLOURS, "The colours of things."));

    private TableYaml() {}
}
