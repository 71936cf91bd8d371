package eldertable.api;

import static eldertable.api.YamlForm.any;
import static eldertable.api.YamlForm.choice;
import static eldertable.api.YamlForm.either;
import static eldertable.api.YamlForm.flag;
import static eldertable.api.YamlForm.list;
import static eldertable.api.YamlForm.map;
import static eldertable.api.YamlForm.name;
import static eldertable.api.YamlForm.text;
import static eldertable.api.YamlForm.word;
import static eldertable.api.YamlKey.optional;
import static eldertable.api.YamlKey.required;
import static eldertable.api.YamlSection.line;
import static eldertable.api.YamlSection.section;

import eldertable.api.YamlForm.Choice;

/** flow.yaml: the steps of a game and the moves that they offer. */
public final class FlowYaml {
    public static final Choice DATA_TYPE = choice(
        word("number", "A whole number."),
        word("flag", "True or false."),
        word("player", "A player."),
        word("piece", "A single piece."),
        word("space", "A space of a board."),
        word("word", "A word that the pack knows."),
        word("kind", "A kind of pieces."));

    public static final YamlSection STEP = section("a step", "A part of the game in which somebody acts, or which runs by itself.",
        optional("auto", flag(), false, "Whether nobody acts: its 'run' hook runs, and the step is over."),
        optional("who", choice(
            word("active", "The player whose turn it is."),
            word("one", "The player named when the step was pushed."),
            word("everyone", "Everybody still in the game, each once, in any order; nothing is shown before the last has moved.")),
            "active", "Who acts.").notWith("auto"),
        required("moves", list(name(Sort.MOVE)), "What can be done.").unless("auto").notWith("auto"),
        optional("phase", text(), "", "What players call this part of the game; the phase of the step below goes on, unless said."),
        optional("repeat", flag(), false, "Whether it stays after a move, until the rules leave it.").notWith("auto"),
        optional("skip", flag(), false, "Whether a player without a legal move is passed over; else that is an error of the rules.")
            .notWith("auto"),
        optional("simultaneous", flag(), "Whether all act at once, which a step of everyone does and no other can.").notWith("auto"),
        optional("data", map(name(Sort.STEP_DATA), DATA_TYPE), "The values that it carries, each with its type."));

    public static final YamlSection MOVE = section("a move", "More about something that a step offers.",
        optional("anytime", flag(), false, "Whether the active player may make it at every prompt of the own turn."),
        optional("during", list(any(Sort.STEP)), "Only in these steps; in all of them, unless said.").onlyWith("anytime"));

    public static final Choice DETAIL_TYPE = choice(
        word("number", "A number."), word("flag", "True or false."), word("player", "A player."), word("piece", "A single piece."),
        word("space", "A space of a board."), word("word", "A word that the pack knows."), word("kind", "A kind of pieces."),
        word("zone", "A zone."), word("pool", "A pool."), word("text", "Any text."), word("list", "A list."), word("any", "Anything."));

    /** For an event or question whose details are not told one by one. */
    public static final Choice ANYTHING = choice(word("any", "Whatever the rules tell goes with it."));

    public static final YamlSection EVENT = section("an event", "Something that rules tell with game.trigger, and what goes with it.")
        .and(line(name(Sort.DETAIL), DETAIL_TYPE, "Something that whoever answers is told, and of which type it is; it may be missing."));

    public static final YamlSection QUESTION = section("a question", "Something that rules ask with game.compute, and what goes with it.",
        required("value", DETAIL_TYPE, "Of which type the value is that may be changed."))
        .and(line(name(Sort.DETAIL), DETAIL_TYPE, "Something that whoever answers is told, and of which type it is; it may be missing."));

    public static final YamlSection FILE = section("flow.yaml", "The steps of a game and the moves that they offer.",
        required("start", any(Sort.STEP), "The step with which the game begins."),
        required("steps", map(name(Sort.STEP), STEP), "The steps."),
        optional("moves", map(name(Sort.MOVE), MOVE), "More about single moves; each exists because a step offers it, or at any time."),
        optional("events", map(name(Sort.EVENT), either(ANYTHING, EVENT)), "What rules tell, so that cards and mods can answer it."),
        optional("questions", map(name(Sort.QUESTION), either(ANYTHING, QUESTION)), "What rules ask, so that cards and mods can change a value."));

    private FlowYaml() {}
}
