package eldertable.api;

import static eldertable.api.YamlForm.any;
import static eldertable.api.YamlForm.either;
import static eldertable.api.YamlForm.map;
import static eldertable.api.YamlForm.name;
import static eldertable.api.YamlForm.text;
import static eldertable.api.YamlKey.optional;
import static eldertable.api.YamlSection.line;
import static eldertable.api.YamlSection.section;

import eldertable.api.YamlForm.Either;

/** text/*.yaml: words for people, a file for each language. */
public final class TextYaml {
    private static final YamlKey TITLE = optional("title", text(), "What people call it.");

    /** A title right at its key, or below it. */
    private static final Either TITLED = either(text(), section("a title", "What people call it.", TITLE));

    public static final YamlSection KIND = section("the texts of a piece", "The words on a piece.",
        TITLE,
        optional("text", text(), "What stands on it; {points} becomes its attribute."),
        optional("lore", text(), "A line that is shown where it is enlarged."));

    public static final YamlSection BOARD = section("the texts of a board", "The words for a board and its spaces.", TITLE)
        .and(line(any(Sort.SPACE), TITLED, "A space."));

    public static final YamlSection STEP = section("the texts of a step", "The words for a step.",
        TITLE,
        optional("prompt", text(), "What a player is asked; {left} becomes what the step carries, {me} the player."),
        optional("text", text(), "What it is about."));

    public static final YamlSection MOVE = section("the texts of a move", "The words for a move.",
        TITLE,
        optional("text", text(), "What it does."),
        optional("log", text(), "The line of the chronicle; {me} and the names of picks are filled in."),
        optional("picks", map(any(Sort.PICK), TITLED), "The question for each of its picks."));

    public static final YamlSection OPTION = section("the texts of an option", "The words for an option.",
        TITLE,
        optional("text", text(), "What it changes."),
        optional("values", map(any(Sort.VALUE), TITLED), "What its choices are called."));

    public static final YamlSection TERMS = section("'terms'", "Small words of the program, in the words of this language.",
        optional("and", text(), "and", "Before the last of several things."),
        optional("hidden", text(), "a card", "A piece that the reader may not see."),
        optional("nothing", text(), "nothing", "No thing."),
        optional("nobody", text(), "nobody", "No player."),
        optional("done", text(), "Done", "The end of a choice of several things."),
        optional("place", text(), "no.", "Before the number of a place in a zone."),
        optional("owned", text(), "{owner}'s {thing}", "Something that belongs to a player."))
        .and(line(text(), text(), "A term of the pack's own, with what it means."));

    public static final YamlSection FILE = section("a file of texts", "Words for people in one language.",
        optional("title", text(), "What the game is called."),
        optional("summary", text(), "One sentence about the game."),
        optional("zones", map(any(Sort.ZONE), TITLED), "Zones."),
        optional("counters", map(any(Sort.COUNTER), TITLED), "Counters."),
        optional("pools", map(any(Sort.POOL), TITLED), "Pools."),
        optional("dice", map(any(Sort.DIE), TITLED), "Dice."),
        optional("boards", map(any(Sort.BOARD), either(text(), BOARD)), "Boards and their spaces."),
        optional("groups", map(any(Sort.GROUP), TITLED), "Groups."),
        optional("attributes", map(any(Sort.ATTRIBUTE), TITLED), "Attributes."),
        optional("words", map(any(Sort.WORD), TITLED), "Words, members of groups, spaces and terrains."),
        optional("steps", map(any(Sort.STEP), either(text(), STEP)), "Steps."),
        optional("phases", map(any(Sort.PHASE), TITLED), "Phases."),
        optional("moves", map(any(Sort.MOVE), either(text(), MOVE)), "Moves."),
        optional("options", map(any(Sort.OPTION), either(text(), OPTION)), "Options."),
        optional("results", map(any(Sort.WORD), TITLED), "How the game ended, by the reason that the rules gave; {winners} is filled in."),
        optional("say", map(name(Sort.SAYING), text()), "Lines that rules add to the chronicle; what they hand over is filled in."),
        optional("terms", TERMS, "Small words of the program, and the pack's own terms."))
        .and(line(any(Sort.SET), map(any(Sort.KIND), either(text(), KIND)), "The kinds of a set of pieces."));

    private TextYaml() {}
}
