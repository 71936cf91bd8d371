package eldertable.api;

import static eldertable.api.YamlForm.any;
import static eldertable.api.YamlForm.anything;
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
import static eldertable.api.YamlSection.line;
import static eldertable.api.YamlSection.section;

import eldertable.api.YamlForm.ListOf;
import eldertable.api.YamlForm.Text;

/** scenarios/*.yaml: rule examples that run as tests. */
public final class ScenarioYaml {
    public static final int LONGEST_TITLE = 200;

    // ------------------------------------------------------------------ names of things

    /** A player by letter. */
    private static final YamlForm SEAT = any(Sort.SEAT);
    private static final ListOf SEATS = list(SEAT);

    /** A single piece. */
    private static final YamlForm ONE_PIECE = any(Sort.PIECE);

    /** A player, a move and its picks. */
    private static final Text COMMAND = text("", "A keep crab");
    /** One that the rules must not allow, perhaps with a part of the reason. */
    public static final Text REFUSED = text("(.*?)\\s*->\\s*refused\\s*(?:\"(.*)\"\\s*)?", "A keep crab -> refused \"three of those\"");

    /** Taking moves back; refused where somebody has seen something hidden by them. */
    public static final Text UNDO = text("undo(?: (\\d{1,3}))?(\\s*->\\s*refused)?", "undo 2");
    /** A move, or 'run', after which play stops before an automatic step, any or that one. */
    public static final Text STOP = text("(.*?)\\s*->\\s*stop(?: at (\\S+))?", "A keep crab -> stop at score");

    // ------------------------------------------------------------------ steps

    public static final YamlSection STEP = section("a step", "A step with who acts in it and what it carries.",
        required("step", any(Sort.STEP), "Its name."),
        optional("who", SEATS, "Who acts in it; the usual ones, unless said."),
        optional("acted", either(SEATS, anything()),
            "Who of them has acted already; a value that the step carries by that name comes first."))
        .and(line(any(Sort.STEP_DATA), anything(), "A value that it carries."));

    /** One step, or the whole stack with the last on top. */
    private static final ListOf STEPS = list(either(any(Sort.STEP), STEP));

    // ------------------------------------------------------------------ given

    /** What can be put on the table, on a player's side or on a piece. */
    private static YamlSection.Line[] givenThings() {
        return ComponentApi.all().stream().flatMap(component -> component.given().stream()).toArray(YamlSection.Line[]::new);
    }

    private static final YamlSection GIVEN_THINGS = section("what lies there", "Components by their names.")
        .and(givenThings());

    private static final ListOf CHANCE = list(either(number(), any(Sort.KIND)));

    public static final YamlSection GIVEN = section("'given'", "The table before the first move; what is not named stays as the pack says.",
        optional("step", STEPS, "The step at which play stands, or the whole stack; without it the game starts as usual."),
        optional("active", SEAT, "The active player; A, unless said."),
        optional("out", SEATS, "Players who are out of the game."),
        optional("chance", CHANCE, "What chance brings, in this order: faces and numbers, or kinds that are drawn."),
        optional("dice", CHANCE, "The same as 'chance'.").notWith("chance"),
        optional("pieces", map(ONE_PIECE, GIVEN_THINGS), "Counters and pools of single pieces."),
        optional("table", GIVEN_THINGS, "Things of the table that are called like one of these keys."))
        .and(givenThings()).and(line(SEAT, GIVEN_THINGS, "What a player has."));

    // ------------------------------------------------------------------ expect

    private static YamlSection.Line[] expectedThings() {
        return ComponentApi.all().stream().flatMap(component -> component.expected().stream()).toArray(YamlSection.Line[]::new);
    }

    private static final YamlSection EXPECTED_THINGS = section("what is there", "Components by their names.")
        .and(expectedThings());

    public static final YamlSection EXPECTED_PIECE = section("a piece", "What can be expected of a single piece.",
        optional("at", text(), "The space or zone where it is."))
        .and(expectedThings());

    public static final Text SELECTION = text("(\\S+)(?: (with|without) (\\S+)(?: (.+))?)?", "cards with suit shell");
    public static final Text SUM = text("(\\S+) of (.+)", "points of cards");
    public static final Text DISTANCE = text("(\\S+) to (\\S+)", "A1 to B2");
    /** The viewer and, unless the table is looked at, the player whose things are. */
    public static final Text SEES = text("(\\S+) sees(?: ([A-Z]))?", "B sees A");

    private static final YamlSection TOLD = section("what was told", "Words that stand in it or do not.",
        optional("has", list(text("", "keeps Crab")), "What must stand in some line."),
        optional("lacks", list(text("", "keeps Crab")), "What must stand in none."));

    public static final YamlSection EXPECT = section("'expect'", "What must be so afterwards; only what is named is looked at.",
        optional("step", STEPS, "The step on top, or the whole stack."),
        optional("active", SEAT, "The active player."),
        optional("out", SEATS, "Who is out of the game."),
        optional("winners", SEATS, "Who has won."),
        optional("ranking", list(either(SEAT, SEATS)), "Everybody from first to last; those who share a place stand in a list."),
        optional("over", flag(), "Whether the game has ended."),
        optional("result", any(Sort.WORD), "The reason that the rules gave for the end."),
        optional("rolled", either(number(0, Integer.MAX_VALUE), list(number())),
            "The dice rolled by the last move: their faces, or how many."),
        optional("said", list(any(Sort.SAYING)), "Lines that the rules put into the chronicle in the last move."),
        optional("because", list(any(Sort.SAYING)), "Why the game has ended as it did: exactly these lines of the last move, in this order (game.because)."),
        optional("scored", map(either(SEAT, choice(word("nobody", "Points that no player gets."))), either(number(), map(text("", "crab"), number()))),
            "Points that the rules have shown in the last move (game.scored): all of a player's, or by what brought them."),
        optional("told", map(either(SEAT, choice(word("spectator", "Somebody who looks on."))), either(list(text("", "keeps Crab")), TOLD)),
            "Words that stand in what a player was told of the last move, in English."),
        optional("unusedChance", number(0, Integer.MAX_VALUE), "How many scripted results of chance are left."),
        optional("legal", map(SEAT, list(text("", "keep eel"))),
            "The moves that a player has: exactly these, or with '...' perhaps others too."),
        optional("illegal", map(SEAT, list(text("", "keep eel"))), "Moves that a player does not have."),
        optional("choices", map(COMMAND, either(number(0, Integer.MAX_VALUE), list(text("", "crab*2")))),
            "What can be chosen next, or how many things."),
        optional("total", map(SELECTION, number(0, Integer.MAX_VALUE)),
            "How many there are in the whole game: pieces and tokens, or spaces of a board."),
        optional("sum", map(SUM, number()), "An attribute added up over all pieces of a set or kind."),
        optional("ways", map(any(Sort.WAY), map(DISTANCE, either(number(0, Integer.MAX_VALUE), choice(word("none", "There is no way."))))),
            "Distances on a board."),
        optional("pieces", map(ONE_PIECE, EXPECTED_PIECE), "Counters and pools of single pieces, and where they are."),
        optional("table", EXPECTED_THINGS, "Things of the table that are called like one of these keys."))
        .and(expectedThings()).and(
            line(SEAT, EXPECTED_THINGS, "What a player has."),
            line(SEES, EXPECTED_THINGS, "What a player or the spectator sees of a player's things, or of the table's."));

    // ------------------------------------------------------------------ the file

    public static final YamlSection LOOK = section("a line of 'do'", "A look or a change between the moves.",
        optional("expect", EXPECT, "What must be so at this moment."),
        optional("given", GIVEN, "What is changed at this moment."));

    public static final YamlSection SCENARIO = section("a scenario", "A rule example: given this table, do these moves, expect that.",
        required("title", text("(?s).{1," + LONGEST_TITLE + "}", "three of a kind is the limit"), "One sentence, what is true."),
        optional("case", list(text("", "P15")), "The number of the case in a rules text, or several."),
        optional("players", number(1, PackYaml.MOST_PLAYERS), "How many play; the fewest that the pack allows, unless said."),
        optional("options", map(any(Sort.OPTION), either(number(), any(Sort.VALUE))), "The pack's options; each its start, unless said."),
        optional("seed", number(), 1, "A number for shuffles and other chance."),
        optional("given", GIVEN, "The table before the first move."),
        optional("do", list(either(text("(?!.*->).*", "A keep crab"), REFUSED, UNDO, STOP, LOOK)), "The moves."),
        required("expect", EXPECT, "What must be so afterwards.").unless("do"));

    /** One scenario, or a list of them. */
    public static final ListOf FILE = list(SCENARIO, 1, Integer.MAX_VALUE);

    private ScenarioYaml() {}
}
