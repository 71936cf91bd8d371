package eldertable.api;

import static eldertable.api.YamlForm.any;
import static eldertable.api.YamlForm.bracketed;
import static eldertable.api.YamlForm.either;
import static eldertable.api.YamlForm.list;
import static eldertable.api.YamlForm.map;
import static eldertable.api.YamlForm.name;
import static eldertable.api.YamlForm.text;
import static eldertable.api.YamlKey.optional;
import static eldertable.api.YamlSection.line;
import static eldertable.api.YamlSection.section;

import eldertable.api.YamlForm.Either;

import java.util.ArrayList;
import java.util.List;

/** text/*.yaml: words for people, a file for each language. */
public final class TextYaml {
    private static final YamlKey TITLE = optional("title", text(), "What people call it.");

    private static final YamlKey MEANING = optional("text", text(), "What it means, told where it is pointed at.");

    /** A title right at its key, or below it. */
    private static final Either TITLED = either(text(), section("a title", "What people call it.", TITLE));

    /** The same for what can be pointed at. */
    private static final Either EXPLAINED = either(text(), section("a title and its meaning", "What people call it, and what it means.", TITLE, MEANING));

    public static final YamlSection KIND = section("the texts of a piece", "The words on a piece.",
        TITLE,
        optional("text", text(), "What stands on it; {points} becomes its attribute."),
        optional("lore", text(), "A line that is shown where it is enlarged."),
        optional("owned", text(), "What one that belongs to a player is called, where terms.owned does not fit; {owner} and {thing} are filled in."));

    public static final YamlSection BOARD = section("the texts of a board", "The words for a board and its spaces.",
        TITLE, optional("text", text(), "What its spaces and the numbers on them mean, told where one is pointed at."))
        .and(line(any(Sort.SPACE), EXPLAINED, "A space."));

    public static final YamlSection STEP = section("the texts of a step", "The words for a step.",
        TITLE,
        optional("prompt", text(), "What a player is asked; {left} becomes what the step carries, {me} the player."));

    public static final YamlSection MOVE = section("the texts of a move", "The words for a move.",
        TITLE,
        optional("text", text(), "What it does."),
        optional("log", text(), "The line of the chronicle, with {me} and picks filled in; an empty one leaves it to a line of the rules whose key begins with its id, or to silence."),
        optional("without", map(any(Sort.PICK), text()), "The line of the chronicle where nothing was chosen for that pick."),
        optional("picks", map(any(Sort.PICK), TITLED), "The question for each of its picks; {left} becomes what the step carries, {pool} the pool that it takes from."));

    public static final YamlSection OPTION = section("the texts of an option", "The words for an option.",
        TITLE,
        optional("text", text(), "What it changes."),
        optional("values", map(any(Sort.VALUE), TITLED), "What its choices are called."));

    public static final YamlSection PRESET = section("the texts of a preset", "The words for a preset.",
        TITLE,
        optional("text", text(), "One sentence: for whom it is."));

    /** A lesson is written in English; other languages say here what it says. */
    public static final YamlSection LESSON = section("the texts of a lesson", "What a lesson of lessons/ says, in a language other than English.",
        TITLE,
        optional("summary", text(), "One sentence: what one can do afterwards."),
        optional("steps", list(section("the texts of a step of a lesson", "What is said at one of its steps, in their order.",
            optional("say", text(), "What the learner reads."),
            optional("otherwise", text(), "What is said to a learner who does something else."))), "Step by step."));

    /** Rules say 'storm.rises' and 'winds.0' of what stands below. */
    private static final Either SAYING = either(text(), map(name(Sort.SAYING), text()), bracketed(text(), 1, Integer.MAX_VALUE));

    public static final YamlSection TERMS = section("'terms'", "Small words of the program, in the words of this language.",
        optional("and", text(), "and", "Before the last of several things."),
        optional("hidden", text(), "a card", "A piece that the reader may not see."),
        optional("nothing", text(), "nothing", "No thing."),
        optional("nobody", text(), "nobody", "No player."),
        optional("done", text(), "Done", "The end of a choice of several things."),
        optional("place", text(), "no.", "Before the number of a place in a zone, or of a die."),
        optional("owned", text(), "{owner}'s {thing}", "Something that belongs to a player."))
        .and(ComponentApi.all().stream().flatMap(component -> component.terms().stream()).toArray(YamlKey[]::new))
        .and(line(text(), text(), "A term of the pack's own, with what it means."));

    public static final YamlSection FILE = section("a file of texts", "Words for people in one language.", keys())
        .and(line(any(Sort.SET), map(any(Sort.KIND), either(text(), KIND)), "The kinds of a set of pieces."));

    private static YamlKey[] keys() {
        List<YamlKey> keys = new ArrayList<>(List.of(
            optional("title", text(), "What the game is called."),
            optional("summary", text(), "One sentence about the game.")));
        for (Sort sort : Sort.components()) {
            YamlForm words = sort == Sort.BOARD ? either(text(), BOARD) : EXPLAINED;
            keys.add(optional(sort.section(), map(any(sort), words), "What " + sort.section() + " are called."));
        }
        keys.addAll(List.of(
            optional("groups", map(any(Sort.GROUP), TITLED), "What groups are called."),
            optional("attributes", map(any(Sort.ATTRIBUTE), EXPLAINED), "What attributes are called."),
            optional("words", map(any(Sort.WORD), EXPLAINED), "Words, members of groups, spaces and terrains."),
            optional("links", map(any(Sort.LINK), EXPLAINED), "Kinds of links of boards; {to} becomes the space where one leads, other blanks what the space has."),
            optional("steps", map(any(Sort.STEP), either(text(), STEP)), "What steps are called, and what players are asked there."),
            optional("phases", map(any(Sort.PHASE), TITLED), "What phases are called."),
            optional("moves", map(any(Sort.MOVE), either(text(), MOVE)), "What moves are called, what they do and how they are told of."),
            optional("options", map(any(Sort.OPTION), either(text(), OPTION)), "What options are called, and what they change."),
            optional("presets", map(any(Sort.PRESET), either(text(), PRESET)), "What presets are called, and for whom they are."),
            optional("results", map(any(Sort.WORD), TITLED),
                "How the game ended, by the reason that the rules gave; {winners} is filled in."),
            optional("say", map(name(Sort.SAYING), SAYING), "Lines that rules add to the chronicle; what they hand over is filled in, {card.text} is what stands on a card, {dice} what was rolled just before."),
            optional("reasons", map(name(Sort.REASON), text()), "Why something cannot be done, as rules answer with game.why; what they hand over is filled in."),
            optional("lessons", map(any(Sort.LESSON), LESSON), "What the lessons say, in a language other than English."),
            optional("terms", TERMS, "Small words of the program, and the pack's own terms.")));
        return keys.toArray(YamlKey[]::new);
    }

    private TextYaml() {}
}
